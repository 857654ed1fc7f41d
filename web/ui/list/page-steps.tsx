import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';

type PageStepsProps = Readonly<{ page: number; pageCount: number; onPage: (page: number) => void }>;
/** The way to the page before and after, below a table of work. */
export function PageSteps({ page, pageCount, onPage }: PageStepsProps) {
  if (pageCount < 2) return null;
  return (
    <div className="work-pages">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Button disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </div>
  );
}
