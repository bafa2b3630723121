import { create } from 'zustand';
import { ApiError } from '../api/http.ts';

interface Asked {
  /** Resolves the waiting action: confirmed, or cancelled. */
  readonly answer: (isConfirmed: boolean) => void;
}

export const useConfirm = create<{ readonly asked: Asked | undefined }>()(() => ({ asked: undefined }));

/** Performs `act`. If the server first wants a password or passkey, asks for it and tries again. */
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
