import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { part } from '#web/ui/part.tsx';
import { type Item, type ItemSection, isReturnable, needsMe, nextNeeded } from '../model/items.ts';
import { type Decisions, DecisionsContext, focusItem, useDeciding, useDecisions } from '../parts/decisions.ts';
import { InviteesCard } from '../parts/invitees-card.tsx';
import { canApprove } from '../parts/item-actions.tsx';
import { ItemRow } from '../parts/item-row.tsx';
import { RequestHead } from '../parts/request-head.tsx';
import { ReturnTray } from '../parts/return-tray.tsx';
import { Standing } from '../parts/standing.tsx';
import { requestQuery } from '../queries.ts';
import '../advancing.css';

const ThreadCard = part(async () => (await import('../parts/thread-card.tsx')).ThreadCard);

const route = getRouteApi('/app/advancing/approve/$key');

/** The item whose row has the focus. */
const focusedKey = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;

/** `n` goes to the next decision, `a` approves, `r` collects the answer to be returned. */
function useDecisionKeys({ items, approve, returns, choices, may, busy }: Decisions): void {
  const onItem = (act: (item: Item) => void) => () => {
    const item = items.find(({ key }) => key === focusedKey());
    if (item && may && !busy) act(item);
  };
  useShortcut('n', () => focusItem(nextNeeded(items, focusedKey())));
  useShortcut(
    'a',
    onItem((item) => canApprove(item, choices[item.key]) && approve(item)),
  );
  useShortcut(
    'r',
    onItem((item) => isReturnable(item) && returns.toggle(item.key)),
  );
}

function Section({ section, items }: ItemSection) {
  const answered = items.filter(({ state }) => state !== 'open' && state !== 'returned').length;
  const total = items.length;
  return (
    <Card title={ownText(section.name, section.names, currentLocale())} count={`${answered} / ${total}`}>
      <ul className="adv-items">
        <li className="adv-item adv-cols" aria-hidden="true">
          <span />
          <span>
            <Trans>Now in the show</Trans>
          </span>
          <span>
            <Trans>Provided</Trans>
          </span>
        </li>
        {items.map((item) => (
          <ItemRow key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  );
}

type FilterProps = Readonly<{ value: 'all' | 'me'; onChange: (value: 'all' | 'me') => void }>;
function Filter({ value, onChange }: FilterProps) {
  const { t } = useLingui();
  const { items, may } = useDeciding();
  const count = items.filter(needsMe).length;
  return (
    <div className="row wrap adv-bar">
      <Segmented
        label={t`Answers`}
        value={value}
        onChange={onChange}
        items={[
          { value: 'all', label: t`All` },
          { value: 'me', label: <Trans>Needs me: {count}</Trans> },
        ]}
      />
      {may && (
        <span className="meta row adv-keys">
          <Kbd keys="n" /> {t`next`} <Kbd keys="a" /> {t`approve`} <Kbd keys="r" /> {t`return`}
        </span>
      )}
    </div>
  );
}

interface SheetProps extends FilterProps {
  readonly request: AdvancingRequest;
}
function Sheet({ request, value, onChange }: SheetProps) {
  const decisions = useDecisions(request);
  useDecisionKeys(decisions);
  const shown = decisions.sections
    .map((one) => ({ ...one, items: value === 'me' ? one.items.filter(needsMe) : one.items }))
    .filter(({ items }) => items.length > 0);
  return (
    <DecisionsContext value={decisions}>
      <RequestHead />
      <div className="scroll adv-page">
        <div className="adv-main">
          <Standing />
          <Filter value={value} onChange={onChange} />
          {shown.map(({ section, items }) => (
            <Section key={section.key} section={section} items={items} />
          ))}
          {shown.length === 0 && (
            <p className="meta">
              <Trans>Nothing waits for your decision.</Trans>
            </p>
          )}
          <ReturnTray />
        </div>
        <aside className="adv-side">
          <InviteesCard />
          <ThreadCard />
        </aside>
      </div>
    </DecisionsContext>
  );
}

/** The answers of a request beside what the show has, to approve or return. */
export function RequestPage() {
  const { key } = route.useParams();
  const { filter = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(requestQuery(key));
  const onChange = (next: 'all' | 'me') =>
    void navigate({ search: next === 'me' ? { filter: next } : {}, replace: true });
  return <Sheet key={data.id} request={data} value={filter} onChange={onChange} />;
}
