/** A press on a cell of the board, by whatever it was pressed with. */
interface Press {
  /** 0 for a key. */
  readonly detail: number;
  readonly pointerType: string;
  readonly isLit: boolean;
  /** Its tip is open. */
  readonly isRead: boolean;
}

/** A finger cannot point: its first tap reads what is not lit, the next one tries it. */
export function pressMeans({ detail, pointerType, isLit, isRead }: Press): 'read' | 'choose' {
  const isFinger = detail > 0 && pointerType !== 'mouse';
  return isFinger && !isLit && !isRead ? 'read' : 'choose';
}
