import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface TakenProps {
  /** Of the route that answers. */
  readonly id: string;
  readonly text: string;
  readonly ask: (text: string) => Promise<{ readonly exists: boolean }>;
  readonly children: ReactNode;
}
/**
 * Under a field, as it was left (spec section 5): says its children where another record has the text too. Whether that
 * is refused is for the save to say. Comes when there is something to ask.
 */
export function Taken({ id, ask, text, children }: TakenProps) {
  const { data } = useQuery({ queryKey: [id, text], queryFn: () => ask(text), retry: false, staleTime: 0 });
  return data?.exists ? children : null;
}
