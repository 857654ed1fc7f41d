import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { inBase } from '#shared/domains/booking/deal/exchange.ts';
import type { Figures, Outcome } from '#shared/domains/booking/deal/figures.ts';
import { hasGuarantee } from '#shared/domains/booking/deal/formula.ts';
import type { DealInput, Exchange } from '#shared/domains/booking/deal/schemas.ts';
import { formatMoney, formatNumber, formatRate } from '#web/platform/format.ts';
import { part } from '#web/ui/part.tsx';
import { StepsTable } from './steps-table.tsx';
import { useTypeWords } from './words.ts';

const Curve = part(async () => (await import('./curve.tsx')).Curve);

export interface Line {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: string;
  readonly isSum?: boolean;
}
export const Calculation = ({ lines }: { readonly lines: readonly (Line | false)[] }) => (
  <dl className="dl-steps">
    {lines.map(
      (line) =>
        line && (
          <div key={line.id} className={line.isSum ? 'sum' : undefined}>
            <dt>{line.label}</dt>
            <dd className="num">{line.amount}</dd>
          </div>
        ),
    )}
  </dl>
);

/** From the takings to what is shared; what a type does not look at is left out. */
export function boxOfficeLines(terms: DealInput, night: Outcome): (Line | false)[] {
  const money = (minor: number) => formatMoney(minor, terms.currency);
  const shares = !['flat', 'tierBonus', 'pctGross'].includes(terms.type);
  const rate = formatRate(terms.taxRate);
  const share = formatRate(terms.percentage);
  return [
    { id: 'gross', label: <Trans>Gross sales</Trans>, amount: money(night.gross) },
    night.gross !== night.adjusted && {
      id: 'fees',
      label: <Trans>Ticket fees</Trans>,
      amount: money(night.adjusted - night.gross),
    },
    { id: 'adjusted', label: <Trans>Adjusted gross</Trans>, amount: money(night.adjusted), isSum: true },
    night.net !== night.adjusted && {
      id: 'tax',
      label: <Trans>Tax in the price, {rate}</Trans>,
      amount: money(-night.tax),
    },
    { id: 'net', label: <Trans>Net</Trans>, amount: money(night.net), isSum: true },
    shares &&
      terms.type !== 'versusGross' && {
        id: 'expenses',
        label: terms.type === 'plus' ? <Trans>Split point</Trans> : <Trans>Expenses</Trans>,
        amount: money(-(terms.type === 'plus' ? night.splitPoint : night.expenses)),
      },
    shares && { id: 'base', label: <Trans>To split</Trans>, amount: money(night.base), isSum: true },
    (shares || terms.type === 'pctGross') && {
      id: 'share',
      label: <Trans>{share} share</Trans>,
      amount: money(night.share),
    },
    hasGuarantee(terms.type) &&
      terms.guarantee > 0 && { id: 'guarantee', label: <Trans>Guarantee</Trans>, amount: money(terms.guarantee) },
  ];
}

function After({ terms, figures }: { readonly terms: DealInput; readonly figures: Figures }) {
  const money = (minor: number) => formatMoney(minor, terms.currency);
  const { now, shareFrom, breakEven } = figures;
  const rate = formatRate(terms.commission.rate);
  const seats = (count: number) => formatNumber(count);
  const agents = terms.commission.agents.map(({ userId, name }, i) => ({
    id: `agent ${i} ${userId}`,
    label: <span className="dl-under">{name || <Trans>Agent {i + 1}</Trans>}</span>,
    amount: money(now.agents[i] ?? 0),
  }));
  return (
    <Calculation
      lines={[
        { id: 'commission', label: <Trans>Agency, {rate}</Trans>, amount: money(now.commission) },
        ...agents,
        { id: 'own', label: <Trans>Artist after commission</Trans>, amount: money(now.artistFee) },
        now.withheld > 0 && { id: 'tax', label: <Trans>Withholding tax</Trans>, amount: money(now.withheld) },
        now.recharged > 0 && { id: 'recharged', label: <Trans>Costs charged on</Trans>, amount: money(now.recharged) },
        { id: 'pays', label: <Trans>Promoter pays in total</Trans>, amount: money(now.promoterPays), isSum: true },
        shareFrom !== undefined && {
          id: 'from',
          label: <Trans>Overage starts at</Trans>,
          amount: seats(shareFrom),
        },
        breakEven !== undefined && {
          id: 'even',
          label: <Trans>Promoter breaks even at</Trans>,
          amount: seats(breakEven),
        },
      ]}
    />
  );
}

type ResultProps = Readonly<{ terms: DealInput; figures: Figures; exchange: Exchange | undefined }>;
/** Shows the result of the deal, updated at every key. */
export function ResultPanel({ terms, figures, exchange }: ResultProps) {
  const { t } = useLingui();
  const words = useTypeWords();
  const { now } = figures;
  const own = exchange && inBase({ minor: now.artistGets, currency: terms.currency }, exchange);
  return (
    <aside className="dl-side" aria-label={t`Result`}>
      <h2 className="row">
        <Calculator size={15} aria-hidden="true" />
        {t`Result`}
        <span className="push meta num">
          <Plural value={now.sold} one="# ticket" other="# tickets" />
        </span>
      </h2>
      {terms.tickets.length > 0 && <Calculation lines={boxOfficeLines(terms, now)} />}
      <output className="dl-result">
        <span>
          {hasGuarantee(terms.type) && now.artistGets > terms.guarantee
            ? t`Artist earns more than the guarantee`
            : t`Artist receives`}
        </span>
        <b className="num">{formatMoney(now.artistGets, terms.currency)}</b>
        {own && <span className="num">{formatMoney(own.minor, own.currency)}</span>}
      </output>
      <p className="meta dl-formula">{words[terms.type].formula}</p>
      <After terms={terms} figures={figures} />
      {figures.steps.length > 0 && (
        <>
          <h2>{t`By tickets sold`}</h2>
          <Suspense fallback={<div className="dl-curve" />}>
            <Curve terms={terms} sold={now.sold} />
          </Suspense>
          <StepsTable steps={figures.steps} currency={terms.currency} />
        </>
      )}
    </aside>
  );
}
