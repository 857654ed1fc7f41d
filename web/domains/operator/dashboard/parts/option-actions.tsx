import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { OptionButtons } from '#web/domains/booking/show/widgets/option-buttons.tsx';
import { useMoveDays } from '#web/domains/booking/show/widgets/use-move-days.ts';
import { Button } from '#web/ui/button.tsx';

const WEEK = 7;

/** The next steps of an option, in its row. */
export function OptionActions({ show }: { readonly show: ShowRow }) {
  const move = useMoveDays();
  return (
    <span className="da-act row">
      <OptionButtons show={show} size="sm" />
      <Button
        size="sm"
        kind="ghost"
        icon={<ArrowRight size={13} aria-hidden="true" />}
        onClick={() => void move(show, WEEK)}
      >
        <Trans>1 week later</Trans>
      </Button>
    </span>
  );
}
