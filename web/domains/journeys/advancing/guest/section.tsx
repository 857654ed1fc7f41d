import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useAct, useGuest } from './answering.ts';
import { QuestionRow } from './question-row.tsx';
import type { AskedSection } from './questions.ts';

const { confirm } = advancingLinkContract.routes;
export const fieldId = (key: string): string => `q-${key}`;

/** Asks whether the proposed answers of a section are still right. */
function StillRight({ asked: { section, offered } }: { readonly asked: AskedSection }) {
  const { settled, view } = useGuest();
  const confirming = useAct(confirm);
  if (offered === 0 || !view.canAnswer || view.isPreview) return null;
  return (
    <>
      <Notice
        tone="blue"
        fact={<Plural value={offered} one="# answer is filled in already." other="# answers are filled in already." />}
        action={
          <Button
            busy={confirming.isPending}
            onClick={() => void settled().then(() => confirming.mutate({ section: section.key }))}
          >
            <Trans>Yes, still right</Trans>
          </Button>
        }
      >
        <Trans>Please check them. They count once you confirm or change them.</Trans>
      </Notice>
      <Problem error={confirming.error} />
    </>
  );
}

/** A section that opens and closes, with its counts. */
export function Section({ asked: one, startsOpen }: { readonly asked: AskedSection; readonly startsOpen: boolean }) {
  const { section, items, asked, answered } = one;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className="ag-section" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        <h2 className="grow">{section.name}</h2>
        <span className="meta num">
          <Trans>
            {answered} of {asked} answered
          </Trans>
        </span>
      </summary>
      <div className="ag-questions">
        <StillRight asked={one} />
        {items.map(({ question, answer }) => (
          <QuestionRow key={question.key} id={fieldId(question.key)} question={question} answer={answer} />
        ))}
      </div>
    </details>
  );
}
