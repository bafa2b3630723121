import { create } from 'zustand';
import { ApiError } from '../api/http.ts';

interface Asked {
  /** What waits for the answer: shown, or given up. */
  readonly answer: (isConfirmed: boolean) => void;
}

export const useConfirm = create<{ readonly asked: Asked | undefined }>()(() => ({ asked: undefined }));

/** Does it; if the server wants password or passkey first, asks for them and does it again. */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirm-first') throw error;
    if (!(await askToConfirm())) throw error;
    return act();
  }
}

async function askToConfirm(): Promise<boolean> {
  const isConfirmed = await new Promise<boolean>((answer) => useConfirm.setState({ asked: { answer } }));
  useConfirm.setState({ asked: undefined });
  return isConfirmed;
}
