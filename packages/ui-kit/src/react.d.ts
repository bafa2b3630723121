import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, such as `--pace`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
