import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Status } from '#web/ui/status.tsx';
import { useGuest } from './answering.ts';
import { Conversation } from './conversation.tsx';
import { OtherWays } from './end-forms.tsx';
import { Progress, StateNotice } from './head.tsx';
import { askedOf } from './questions.ts';

function Person({ person }: { readonly person: SeenRequest['people'][number] }) {
  const { name, sections, state, submittedAt, isMe } = person;
  return (
    <li className="ag-line">
      <span className="col grow">
        <span className="strong">
          {name} {isMe && <Trans>(you)</Trans>}
        </span>
        <span className="meta">{sections.join(', ')}</span>
      </span>
      {state === 'declined' ? (
        <Status tone="red">
          <Trans>Declined</Trans>
        </Status>
      ) : submittedAt ? (
        <Status tone="green">
          <Trans>Answered</Trans>
        </Status>
      ) : (
        <Status>
          <Trans>Not finished</Trans>
        </Status>
      )}
    </li>
  );
}

/** The show, what is asked of whom, and how far it is. */
export function Overview({ onStart }: { readonly onStart: () => void }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { view, secret, keeper } = useGuest();
  const { typed } = keeper.use();
  const sections = askedOf(view, typed);
  const [asked, answered] = [
    sections.reduce((sum, one) => sum + one.asked, 0),
    sections.reduce((sum, one) => sum + one.answered, 0),
  ];
  const start = (event: MouseEvent) => {
    event.preventDefault();
    onStart();
  };
  const place = [day({ date: view.show.date }, { year: true }), view.show.venue].filter(Boolean).join(' · ');
  return (
    <>
      <section className="ag-head">
        <p className="meta">{view.name}</p>
        <h1>{view.show.title}</h1>
        <p className="mut num">{place}</p>
        {view.intro && <p className="pre">{view.intro}</p>}
        <StateNotice />
        <Progress asked={asked} answered={answered} />
        <a
          href={`/advancing/invitation/${secret}/provide`}
          className={buttonClass({ kind: 'primary', size: 'xl' })}
          onClick={start}
        >
          {view.canAnswer && !view.submittedAt ? t`Answer the questions` : t`See the answers`}
          <ArrowRight size={15} aria-hidden="true" />
        </a>
      </section>
      <Card title={t`What is asked`} count={asked}>
        <ul className="ag-lines">
          {sections.map(({ section, asked: all, answered: done }) => (
            <li key={section.key} className="ag-line">
              <span className="grow">{section.name}</span>
              <span className="meta num">
                <Trans>
                  {done} of {all}
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {view.people.length > 1 && (
        <Card title={t`Who answers`} count={view.people.length}>
          <ul className="ag-lines">
            {view.people.map((person) => (
              <Person key={person.name} person={person} />
            ))}
          </ul>
        </Card>
      )}
      <Conversation />
      <OtherWays />
    </>
  );
}
