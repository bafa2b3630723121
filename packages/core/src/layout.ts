type Offsets<Sizes> = { readonly [field in keyof Sizes | 'LENGTH']: number };

/** Where each field of a state's array begins, from how many words each takes in order; and the array's LENGTH. */
export function layout<Sizes extends { readonly [field: string]: number }>(sizes: Sizes): Offsets<Sizes> {
  const offsets: { [field: string]: number } = {};
  let next = 0;
  for (const [field, size] of Object.entries(sizes)) {
    offsets[field] = next;
    next += size;
  }
  // Object.entries forgets which fields there are.
  return { ...offsets, LENGTH: next } as Offsets<Sizes>;
}
