import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { problemsQuery } from '../queries.ts';

const ProblemsDialog = dialogPart(async () => (await import('./card-problems-dialog.tsx')).CardProblemsDialog);

/** Opens the card payments that somebody must look at. Without any, there is nothing to press. */
export function CardProblems({ onWritten }: { readonly onWritten: () => Promise<void> }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(problemsQuery);
  const count = data?.rows.length ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Card problems: ${count}`}</Button>
      <Suspense>{isOpen && <ProblemsDialog onWritten={onWritten} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
