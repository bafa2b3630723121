import type { PersonId } from '@four-crowns/protocol/client';
import { useTable } from './state/context.tsx';

export interface Other {
  readonly person: PersonId;
  readonly name: string;
}

/** All other people at this table: those who have a seat and those who have written in the chat. */
export function useOthers(): readonly Other[] {
  const you = useTable((s) => s.you);
  const seats = useTable((s) => s.table?.seats);
  const chat = useTable((s) => s.chat);
  const names = new Map<PersonId, string>();
  for (const { person, name } of chat) names.set(person, name);
  for (const { holder } of seats ?? []) if (holder.type === 'person') names.set(holder.person, holder.name);
  if (you !== undefined) names.delete(you);
  return Array.from(names, ([person, name]) => ({ person, name }));
}
