/** A hex nobody stands on; what can be chosen has letters in full ink. */
export declare function paintHex(text: string, ground: number, chosen: boolean): string;
/** A settlement: dark, so that it stands out on every ground, with its ground's colour behind it. */
export declare function paintSettlement(shape: string, mark: string, ground: number, colour: number): string;
export declare function bold(text: string): string;
export declare function coloured(text: string, colour: number): string;
export declare function faint(text: string): string;
