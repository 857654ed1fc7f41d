import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { Status } from '#web/ui/status.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { useDeciding } from './decisions.ts';
import { LinkMenu, LinkState } from './invitee-link.tsx';

function Standing({ person }: { readonly person: Invitee }) {
  if (person.state === 'declined')
    return (
      <Status tone="red">
        <Trans>Declined</Trans>
      </Status>
    );
  if (person.state === 'replaced')
    return (
      <Status>
        <Trans>Passed on</Trans>
      </Status>
    );
  if (person.state === 'withdrawn')
    return (
      <Status>
        <Trans>Withdrawn</Trans>
      </Status>
    );
  if (person.submittedAt)
    return (
      <Status tone="violet">
        <Trans>Submitted</Trans>
      </Status>
    );
  return person.state === 'opened' ? (
    <Status tone="blue">
      <Trans>Opened</Trans>
    </Status>
  ) : (
    <Status>
      <Trans>Invited</Trans>
    </Status>
  );
}

function Person({ person }: { readonly person: Invitee }) {
  const { request } = useDeciding();
  const all = request.sections.filter(({ questions }) => questions.some(({ mode }) => mode !== 'hidden'));
  const own = all.filter(({ key }) => person.sections.includes(key));
  const sections = own.map(({ name, names }) => ownText(name, names, currentLocale())).join(', ');
  const at = person.submittedAt ?? person.openedAt;
  const next = request.invitees.find(({ id }) => id === person.replacedBy)?.name;
  return (
    <li>
      <span className="row">
        <span className="strong cut grow">{person.name}</span>
        <Standing person={person} />
        <LinkMenu person={person} />
      </span>
      <a className="meta cut" href={`mailto:${person.email}`}>
        {person.email}
      </a>
      <span className="micro">{own.length === all.length ? <Trans>All sections</Trans> : sections}</span>
      {next && (
        <span className="micro">
          <Trans>to {next}</Trans>
        </span>
      )}
      {person.reason && <q className="meta">{person.reason}</q>}
      {at && <NearTime at={at} />}
      <LinkState person={person} />
    </li>
  );
}

/** The people who are asked, and how far each is. */
export function InviteesCard() {
  const { t } = useLingui();
  const { request } = useDeciding();
  const out = request.invitees.filter(({ state }) => state === 'invited' || state === 'opened').length;
  return (
    <Card title={t`Who answers`} count={request.invitees.length}>
      <ul className="adv-people">
        {request.invitees.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <DeadlineField />
      <p className="sr">
        <Plural value={out} one="# person may answer" other="# people may answer" />
      </p>
    </Card>
  );
}
