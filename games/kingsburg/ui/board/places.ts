/** Marks elements that animations fly to or from. */
export function stockPlace(seat: number): { readonly 'data-stock-of': number } {
  return { 'data-stock-of': seat };
}

export const stockOf = (seat: number): string => `[data-stock-of="${seat}"]`;
export const advisorAt = (advisor: string): string => `[data-cell="${advisor}"]`;
