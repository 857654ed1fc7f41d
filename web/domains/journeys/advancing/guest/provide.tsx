import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useGuest, useSubmitting } from './answering.ts';
import { Progress, StateNotice } from './head.tsx';
import { type AskedSection, askedOf } from './questions.ts';
import { fieldId, Section } from './section.tsx';

/** The state of typed answers in words. */
function SaveState() {
  const { view, keeper } = useGuest();
  const { typed, conflicts, problems, isAway, isSaving } = keeper.use();
  const open = Object.keys(conflicts).length + Object.keys(problems).length;
  const waiting = Object.keys(typed).length - open;
  const { agency } = view;
  if (isAway && waiting > 0)
    return (
      <span className="row">
        <CloudOff size={15} aria-hidden="true" />
        <Plural
          value={waiting}
          one="No connection. # answer is kept on this device and sent later."
          other="No connection. # answers are kept on this device and sent later."
        />
      </span>
    );
  if (isSaving || waiting > 0) return <Trans>Saving…</Trans>;
  if (open > 0)
    return <Plural value={open} one="# answer needs your attention" other="# answers need your attention" />;
  return <Trans>Everything is saved. {agency} sees it once you send it.</Trans>;
}

/** Opens the section of a question, and puts the focus into its field. */
export function leadTo(key: string): void {
  const box = document.getElementById(fieldId(key));
  box?.closest('details')?.setAttribute('open', '');
  box?.scrollIntoView({ block: 'center' });
  box?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}

type MissingProps = Readonly<{ keys: readonly string[]; sections: readonly AskedSection[] }>;
/** The questions that hold up the sending, each a link to its field. */
function Missing({ keys, sections }: MissingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const items = sections.flatMap((one) => one.items).filter(({ question }) => keys.includes(question.key));
  const follow = (key: string) => (event: MouseEvent) => {
    event.preventDefault();
    leadTo(key);
  };
  return (
    <div ref={box} tabIndex={-1} className="ag-missing">
      <Notice
        tone="red"
        fact={<Plural value={items.length} one="# answer is still missing" other="# answers are still missing" />}
      >
        <ul className="err-links">
          {items.map(({ question }) => (
            <li key={question.key}>
              <a href={`#${fieldId(question.key)}`} onClick={follow(question.key)}>
                {question.label}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function Submit({ sections }: Pick<MissingProps, 'sections'>) {
  const { t } = useLingui();
  const { view, keeper } = useGuest();
  const { conflicts, problems } = keeper.use();
  const sending = useSubmitting();
  const keys = [...view.missing, ...Object.keys(conflicts), ...Object.keys(problems)];
  const isHeld = sending.isSuccess && keys.length > 0 && !sending.isPending;
  return (
    <section className="ag-submit" aria-label={t`Send the answers`}>
      {isHeld && <Missing key={sending.submittedAt} keys={keys} sections={sections} />}
      <Problem error={sending.error} />
      <p className="meta" role="status">
        <SaveState />
      </p>
      {view.canAnswer && !view.isPreview && (
        <Button kind="primary" size="xl" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t`Send the answers`}
        </Button>
      )}
    </section>
  );
}

/** All questions of the reader, by section. */
export function Provide({ onBack }: { readonly onBack: () => void }) {
  const { view, secret, keeper } = useGuest();
  const { typed } = keeper.use();
  const sections = askedOf(view, typed);
  const first = sections.find(({ asked, answered }) => answered < asked)?.section.key ?? sections[0]?.section.key;
  const back = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <>
      <section className="ag-head">
        <a href={`/advancing/invitation/${secret}`} className="link" onClick={back}>
          <ArrowLeft size={14} aria-hidden="true" /> <Trans>Overview</Trans>
        </a>
        <h1>{view.show.title}</h1>
        <StateNotice />
        <Progress
          asked={sections.reduce((sum, one) => sum + one.asked, 0)}
          answered={sections.reduce((sum, one) => sum + one.answered, 0)}
        />
      </section>
      {sections.map((one) => (
        <Section
          key={one.section.key}
          asked={one}
          startsOpen={one.section.key === first || one.items.some(({ answer }) => answer.state === 'returned')}
        />
      ))}
      <Submit sections={sections} />
    </>
  );
}
