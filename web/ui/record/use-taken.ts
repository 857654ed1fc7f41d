import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Question {
  /** Of the route that answers. */
  readonly id: string;
  readonly ask: (text: string) => Promise<{ readonly exists: boolean }>;
}
/**
 * Whether another record says what was just typed: asked as the field is left (spec section 5), and told. Whether that
 * is refused is for the save to say.
 */
export function useTaken({ id, ask }: Question) {
  const [left, setLeft] = useState('');
  const { data } = useQuery({
    queryKey: [id, left],
    queryFn: () => ask(left),
    enabled: left !== '',
    retry: false,
    staleTime: 0,
    meta: { quiet: true },
  });
  return { isTaken: left !== '' && (data?.exists ?? false), onLeft: (text: string) => setLeft(text.trim()) };
}
