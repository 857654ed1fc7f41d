import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenAnswer, SeenQuestion } from '#shared/domains/journeys/advancing-link/view.ts';
import { AnswerField } from '#web/domains/journeys/advancing-template/widgets/answer-field.tsx';
import { AnswerText } from '#web/domains/journeys/advancing-template/widgets/answer-text.tsx';
import { useFormat } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGuest } from './answering.ts';
import { ChangeForm } from './change-form.tsx';
import { AboutQuestion } from './conversation.tsx';
import { DoesNotApply } from './does-not-apply.tsx';
import { FilesField } from './files-field.tsx';
import { asQuestion, isFree, shownValue } from './questions.ts';
import { useReadFile } from './use-read-file.ts';

type RowProps = Readonly<{ question: SeenQuestion; answer: SeenAnswer }>;

/** Somebody answered at the same time: both values, and the choice between them. */
function Conflict({ question, answer }: RowProps) {
  const { keeper } = useGuest();
  const { conflicts, typed } = keeper.use();
  const newer = conflicts[question.key];
  if (!newer) return null;
  const name = newer.said?.name ?? '';
  const mine = typed[question.key]?.value;
  const value = (one: SeenAnswer['value']) =>
    one === undefined ? '–' : <AnswerText question={asQuestion(question)} value={one} locale={currentLocale()} />;
  const settle = (isMine: boolean) => {
    keeper.settle(answer.key, isMine);
    void keeper.flush();
  };
  return (
    <Notice tone="amber" fact={<Trans>{name} has answered meanwhile.</Trans>}>
      <div className="ag-two">
        <div>
          <span className="meta">
            <Trans>Now</Trans>
          </span>
          {value(newer.value)}
          <Button onClick={() => settle(false)}>
            <Trans>Take this</Trans>
          </Button>
        </div>
        <div>
          <span className="meta">
            <Trans>Yours</Trans>
          </span>
          {value(mine)}
          <Button onClick={() => settle(true)}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** The source of a proposed answer, until it is confirmed or changed. */
function OfferNote({ answer: { offer, state, draft, key } }: Pick<RowProps, 'answer'>) {
  const { keeper } = useGuest();
  const { day } = useFormat();
  const { typed } = keeper.use();
  if (!offer || state !== 'open' || draft !== undefined || key in typed) return null;
  const on = offer.date && day({ date: offer.date }, { year: true });
  return (
    <p className="meta">
      {offer.source === 'venue' && on ? (
        <Trans>From the show at this venue on {on}. Please check.</Trans>
      ) : (
        <Trans>Filled in for you. Please check.</Trans>
      )}
    </p>
  );
}

/** An answer that the agency has approved or uses: it changes by asking only. */
function Fixed({ question, answer }: RowProps) {
  const { view } = useGuest();
  const { asked, reason, state } = answer;
  const open = useReadFile();
  const text = (value: NonNullable<SeenAnswer['value']>) => (
    <AnswerText question={asQuestion(question)} value={value} locale={currentLocale()} onFile={open} />
  );
  const why = asked?.reason;
  return (
    <div className="ag-fixed">
      <span className="lab">{question.label}</span>
      {answer.value === undefined ? <span className="dim">–</span> : text(answer.value)}
      {asked && (
        <Notice tone="blue" fact={<Trans>A change is asked for:</Trans>}>
          {text(asked.value)}
          <span className="meta">{why}</span>
        </Notice>
      )}
      {state === 'refused' && reason && (
        <Notice tone="amber" fact={<Trans>The change was refused.</Trans>}>
          {reason}
        </Notice>
      )}
      {question.mode !== 'readonly' && view.canAskChange && !asked && !view.isPreview && (
        <ChangeForm question={question} answer={answer} />
      )}
    </div>
  );
}

/** A question with its field, and everything that was said about its answer. */
export function QuestionRow({ id, question, answer }: RowProps & { readonly id: string }) {
  const { t } = useLingui();
  const { view, keeper, onType } = useGuest();
  const { typed, problems } = keeper.use();
  const isOpen = question.mode !== 'readonly' && isFree(answer) && view.canAnswer && !view.isPreview;
  if (!isOpen)
    return (
      <div id={id} className="ag-question">
        <Fixed question={question} answer={answer} />
        <AboutQuestion question={question} />
      </div>
    );
  const { said, state, reason, notApplicable, value } = answer;
  const name = said?.name;
  return (
    <div id={id} className="ag-question">
      {state === 'returned' && (
        <Notice tone="amber" fact={t`Please change this answer.`}>
          {reason}
        </Notice>
      )}
      {question.kind === 'file' ? (
        <FilesField question={question} value={shownValue(answer, typed)} onChange={(next) => onType(answer, next)} />
      ) : (
        <AnswerField
          question={asQuestion(question)}
          locale={currentLocale()}
          value={shownValue(answer, typed)}
          onChange={(next) => onType(answer, next === '' ? undefined : next)}
        />
      )}
      {problems[question.key] && (
        <p className="err" role="alert">
          {problems[question.key]}
        </p>
      )}
      <OfferNote answer={answer} />
      {said && !said.isMine && value !== undefined && (
        <p className="meta">
          <Trans>Answered by {name}</Trans>
        </p>
      )}
      {state === 'notApplicable' && notApplicable && <p className="meta">{t`Does not apply: ${notApplicable}`}</p>}
      <Conflict question={question} answer={answer} />
      {state !== 'notApplicable' && <DoesNotApply answer={answer} question={question} />}
      <AboutQuestion question={question} />
    </div>
  );
}
