import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { AnswerText } from '#web/domains/journeys/advancing-template/widgets/answer-text.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { NearTime } from '#web/ui/near-time.tsx';
import { differs, type Item, isApprovable } from '../model/items.ts';
import { type Choice, useDeciding } from './decisions.ts';
import { People } from './people.tsx';
import { useOpenFile } from './use-open-file.ts';

function Value({ item, value }: { readonly item: Item; readonly value: AnswerValue | undefined }) {
  const open = useOpenFile();
  if (value === undefined) return <span className="dim">–</span>;
  return <AnswerText question={item.question} value={value} locale={currentLocale()} onFile={open} />;
}

/** Chooses one of two values that contradict each other. */
function Pick({
  item,
  choice,
  children,
}: {
  readonly item: Item;
  readonly choice: Choice;
  readonly children: ReactNode;
}) {
  const { choices, choose, may, busy } = useDeciding();
  if (!differs(item) || !isApprovable(item) || !may) return null;
  return (
    <label className="adv-pick">
      <input
        type="radio"
        name={`choice-${item.key}`}
        disabled={busy}
        checked={choices[item.key] === choice}
        onChange={() => choose(item.key, choice)}
      />
      {children}
    </label>
  );
}

/** The value that the show has now. */
export function NowInShow({ item }: { readonly item: Item }) {
  const { answer, question } = item;
  return (
    <div className="adv-cell">
      <span className="adv-lab">
        <Trans>Now in the show</Trans>
      </span>
      <Value item={item} value={question.target ? answer?.now : undefined} />
      <Pick item={item} choice="ours">
        <Trans>Keep this</Trans>
      </Pick>
    </div>
  );
}

/** The reason of the last decision, or of the change that is asked for. */
function Reasons({ item: { answer, state } }: { readonly item: Item }) {
  if (!answer) return null;
  const { asked, reason, notApplicable } = answer;
  const text = state === 'changeAsked' ? asked?.reason : (notApplicable ?? reason);
  return text ? <q className="meta">{text}</q> : null;
}

/** The answer of a person outside, with its author. */
export function Provided({ item }: { readonly item: Item }) {
  const { answer, state } = item;
  const asked = state === 'changeAsked' ? answer?.asked : undefined;
  const said = asked ?? answer?.said;
  const value = asked?.value ?? answer?.value;
  const name = said?.by.name;
  return (
    <div className="adv-cell">
      <span className="adv-lab">
        <Trans>Provided</Trans>
      </span>
      {asked && answer?.value !== undefined && (
        <del className="mut">
          <Value item={item} value={answer.value} />
        </del>
      )}
      {answer?.notApplicable === undefined && <Value item={item} value={value} />}
      <People item={item} />
      <Reasons item={item} />
      {said && (
        <span className="micro">
          {name} <NearTime at={said.at} />
        </span>
      )}
      <Pick item={item} choice="theirs">
        <Trans>Take this</Trans>
      </Pick>
    </div>
  );
}
