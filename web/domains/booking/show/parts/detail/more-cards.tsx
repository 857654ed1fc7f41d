import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { TicketPrice } from '#shared/domains/booking/show/parts.ts';
import { productTotals, ticketTotals } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { MasterName } from '#web/kits/master/master-name.tsx';
import { queryOf } from '#web/platform/api.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { WebLink } from '#web/ui/record/links.tsx';
import { useBillRoles } from '../part-names.ts';

const amounts = (sums: readonly Money[]): string =>
  sums.map(({ minor, currency }) => formatMoney(minor, currency)).join(' + ');
const moment = (local: LocalDateTime | undefined) =>
  local && <span className="num">{`${formatDay({ date: dateOf(local) }, { year: true })} ${timeOf(local)}`}</span>;

/** Shows the bill, if it has several artists or a role. */
function LineUpCard({ show: { artists } }: { readonly show: Show }) {
  const roles = useBillRoles();
  if (artists.length < 2 && !artists[0]?.role) return null;
  return (
    <Card title={<Trans>Line-up</Trans>} count={artists.length}>
      <ol className="lines sd-rows">
        {artists.map(({ artistId, name, role, billing }) => (
          <li key={artistId}>
            <PageLink to={`/artist/${artistId}`} className="strong cut grow">
              {name}
            </PageLink>
            <span className="meta">{[role && roles[role], billing].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useAgeName(id: string | undefined): string | undefined {
  const can = useCan();
  const list = queryOf(ageRestrictionContract.routes.list, { body: { perPage: 1000 } });
  const { data } = useQuery({ ...list, enabled: id !== undefined && can('masterData.read') });
  return data?.rows.find((row) => row.id === id)?.name;
}

type CountRowProps = Readonly<{ name: string; count: number; minor: number; currency: string }>;
const CountRow = ({ name, count, minor, currency }: CountRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{formatNumber(count)}</td>
    <td>{formatMoney(minor, currency)}</td>
  </tr>
);

function Tickets({ tickets }: { readonly tickets: TicketPrice[] }) {
  const count = tickets.reduce((sum, { number }) => sum + number, 0);
  return (
    <table className="sd-table num">
      <tbody>
        {tickets.map(({ name, price, number }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prices have no id, and two may be alike
          <CountRow key={i} name={name} count={number} minor={price.minor} currency={price.currency} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Sold out</Trans>
          </th>
          <td>{formatNumber(count)}</td>
          <td>{amounts(ticketTotals(tickets))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** When it is announced and sold, and what sold out would bring. */
function SaleCard({ show }: { readonly show: Show }) {
  const { announceAt, onSaleAt, ticketUrl, isSoldOut, tickets = [], ageRestrictionId } = show;
  const age = useAgeName(ageRestrictionId);
  const isBare = !announceAt && !onSaleAt && !ticketUrl && !isSoldOut && tickets.length === 0 && !ageRestrictionId;
  if (isBare) return null;

  return (
    <Card title={<Trans>Tickets and sale</Trans>}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'announce', label: <Trans>Announced</Trans>, value: moment(announceAt) },
            { id: 'sale', label: <Trans>On sale</Trans>, value: moment(onSaleAt) },
            {
              id: 'page',
              label: <Trans>Ticket page</Trans>,
              value: ticketUrl && <WebLink address={ticketUrl} />,
            },
            { id: 'left', label: <Trans>Tickets left</Trans>, value: isSoldOut && <Trans>Sold out</Trans> },
            { id: 'age', label: <Trans>Age restriction</Trans>, value: age },
          ]}
        />
      </div>
      {tickets.length > 0 && <Tickets tickets={tickets} />}
    </Card>
  );
}

function ProductsCard({ show: { products = [] } }: { readonly show: Show }) {
  if (products.length === 0) return null;
  return (
    <Card title={<Trans>Products</Trans>} count={products.length}>
      <table className="sd-table num">
        <tbody>
          {products.map(({ name, quantity, price }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two may be alike
            <CountRow key={i} name={name} count={quantity} minor={price.minor * quantity} currency={price.currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td />
            <td>{amounts(productTotals(products))}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function RidersCard({ show: { riderIds = [] } }: { readonly show: Show }) {
  const can = useCan();
  const found = useQueries({
    queries: riderIds.map((id) => ({
      ...queryOf(artistRiderContract.routes.get, { params: { id } }),
      enabled: can('artist.read'),
      retry: false,
    })),
  });
  const riders = found.flatMap(({ data }) => data ?? []);
  if (riders.length === 0) return null;
  return (
    <Card title={<Trans>Riders</Trans>} count={riders.length}>
      <ul className="lines sd-rows">
        {riders.map(({ id, name, artistName, version }) => (
          <li key={id}>
            <PageLink to={`/artistrider/${id}`} className="strong cut grow">
              {name}
            </PageLink>
            <span className="meta cut">{[artistName, version].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const projectFact = (label: string, id: string) => ({
  id: 'project',
  label,
  value: <MasterName list={businessCentralProjectContract.routes.list} id={id} />,
});

/** Shows the signatory and the payer if they are not the buyer, and the project that the invoices are booked on. */
function PartiesCard({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const projectId = useCan()('masterData.read') && show.projectId;
  const { signer, signerContact, payer, payerContact } = show;
  const lines = [
    { id: 'signer', label: t`Signatory`, company: signer, contact: signerContact },
    { id: 'payer', label: t`Payer`, company: payer, contact: payerContact },
  ].filter(({ company, contact }) => company ?? contact);
  if (lines.length === 0 && !projectId) return null;
  const parties = lines.map(({ id, label, company, contact }) => ({
    id,
    label,
    value: (
      <span className="col">
        {company && <PageLink to={`/company/${company.companyId}`}>{company.name}</PageLink>}
        {contact && <PageLink to={`/contact/${contact.contactId}`}>{contact.fullName}</PageLink>}
      </span>
    ),
  }));
  return (
    <Card title={t`Signatory and payer`}>
      <div className="card-b">
        <Facts items={projectId ? [...parties, projectFact(t`Project`, projectId)] : parties} />
      </div>
    </Card>
  );
}

/** Shows the cards that only some shows have; an empty card is left out. */
export const MoreCards = ({ show }: { readonly show: Show }) => (
  <div className="sd-flow">
    <LineUpCard show={show} />
    <SaleCard show={show} />
    <PartiesCard show={show} />
    <ProductsCard show={show} />
    <RidersCard show={show} />
  </div>
);
