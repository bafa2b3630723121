import { Component } from 'react';
import type { ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Catches errors thrown by a page. React requires a class for this. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}
