/** A press on a cell of the board, by mouse, finger or key. */
interface Press {
  /** 0 for a key press. */
  readonly detail: number;
  readonly pointerType: string;
  readonly isLit: boolean;
  /** Whether its tip is open. */
  readonly isRead: boolean;
}

/**
 * A finger cannot hover, so its first tap on a cell that is not highlighted opens the tip and the next one tries the
 * action.
 */
export function pressMeans({ detail, pointerType, isLit, isRead }: Press): 'read' | 'choose' {
  const isFinger = detail > 0 && pointerType !== 'mouse';
  return isFinger && !isLit && !isRead ? 'read' : 'choose';
}
