import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { use } from 'react';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { VatPanel } from '#web/domains/relations/eu-vat-number/widgets/vat-panel.tsx';
import { GermanTaxPanel } from '#web/domains/relations/german-tax/widgets/german-tax-panel.tsx';
import { FeeFigures } from '#web/domains/relations/show-summary/widgets/fee-figures.tsx';
import { ShowsCard } from '#web/domains/relations/show-summary/widgets/shows-card.tsx';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { Status } from '#web/ui/status.tsx';
import { RISK_TONES, useRiskNames } from '../widgets/company-words.ts';
import { AddressCard } from './address-card.tsx';
import { OutstandingFigures } from './outstanding-figures.tsx';
import { VenueCard } from './venue-card.tsx';
import './company.css';

const AirportsCard = part(async () => (await import('./airports-card.tsx')).AirportsCard);

interface PartProps {
  readonly company: Company;
  /** The address of the form that changes the risk; undefined for users without that right. */
  readonly editTo: string | undefined;
}
/** Warns of the financial risk in red, above all else, because it is about money. */
function RiskNotice({ company, editTo }: PartProps) {
  const names = useRiskNames();
  const { level, comment } = company.financialRisk;
  if (level !== 'highRisk' && level !== 'blocklist') return null;
  return (
    <div className="notice red" role="note">
      <ShieldAlert size={16} aria-hidden="true" />
      <div className="grow">
        <b>{names[level]}.</b> {comment}
      </div>
      {editTo && (
        <PageLink to={editTo} className="btn sm">
          <Trans>Change risk</Trans>
        </PageLink>
      )}
    </div>
  );
}

function Official({ company }: Pick<PartProps, 'company'>) {
  const { t } = useLingui();
  const names = useRiskNames();
  const can = useCan();
  const { id, vatNumber, registerNumber, financialRisk } = company;
  return (
    <Card title={t`VAT and register`}>
      <div className="card-b">
        {can('company.read') ? <VatPanel companyId={id} /> : <p className="num">{vatNumber}</p>}
        <Facts
          items={[
            { id: 'register', label: t`Register`, value: <span className="num">{registerNumber || '–'}</span> },
            {
              id: 'risk',
              label: t`Risk`,
              value: <Status tone={RISK_TONES[financialRisk.level]}>{names[financialRisk.level]}</Status>,
            },
          ]}
        />
      </div>
    </Card>
  );
}

export function CompanyOverview({ company, editTo }: PartProps) {
  const { Invoices } = use(RecordCardsContext);
  const { id, roles } = company;
  const venue = isVenue(company);
  const promoter = roles.includes('promoter');
  return (
    <>
      <RiskNotice company={company} editTo={editTo} />
      <FeeFigures field={venue && !promoter ? 'venue' : 'promoter'} id={id} />
      <OutstandingFigures companyId={id} />
      <div className="rec-g2">
        <Official company={company} />
        <AddressCard company={company} />
      </div>
      <GermanTaxPanel companyId={id} />
      {venue && <VenueCard details={company.venueDetails} />}
      {venue && (
        <Later lines={3}>
          <AirportsCard company={company} />
        </Later>
      )}
      {venue && <ShowsCard title={<Trans>Shows here</Trans>} field="venue" id={id} />}
      <Later lines={3}>
        <Invoices companyId={id} />
      </Later>
      {(promoter || !venue) && <ShowsCard title={<Trans>Shows for this company</Trans>} field="promoter" id={id} />}
    </>
  );
}
