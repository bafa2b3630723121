import { Component } from 'react';
import type { ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Catches what a page throws. React knows no other way than a class. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}
