import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { DeadLetter } from '#shared/domains/operator/maintenance/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { NearTime } from '#web/ui/near-time.tsx';

interface LetterLinesProps {
  readonly rows: readonly DeadLetter[];
  readonly busy: boolean;
  readonly onOpen: (letter: DeadLetter) => void;
  readonly onReplay: (letter: DeadLetter) => void;
  readonly onDiscard: (letter: DeadLetter) => void;
}
export const LetterLines = ({ rows, busy, onOpen, onReplay, onDiscard }: LetterLinesProps) => (
  <ul className="lines ad-letters">
    {rows.map((letter) => (
      <li key={letter.id}>
        <span className="col">
          <button type="button" className="link strong cut ad-name" onClick={() => onOpen(letter)}>
            {letter.type || letter.id}
          </button>
          <span className="meta cut">{letter.reason || <Trans>The worker ended without a word.</Trans>}</span>
        </span>
        <span className="meta cut">{letter.clientName || letter.queue}</span>
        <NearTime at={letter.diedAt} />
        {letter.state === 'open' ? (
          <span className="row">
            <Button size="sm" icon={<RotateCcw size={13} />} disabled={busy} onClick={() => onReplay(letter)}>
              <Trans>Replay</Trans>
            </Button>
            <Button size="sm" disabled={busy} onClick={() => onDiscard(letter)}>
              <Trans>Discard</Trans>
            </Button>
          </span>
        ) : (
          <span className="meta cut">{letter.closedBy}</span>
        )}
      </li>
    ))}
  </ul>
);
