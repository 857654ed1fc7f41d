import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide-react';
import type { SettlementFigures } from '#shared/domains/booking/deal/figures.ts';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useArtistWords } from '../widgets/artist-words.ts';
import { boxOfficeLines, Calculation } from './result-panel.tsx';
import { usePromoterWords } from './words.ts';

interface PromoterLinesProps {
  readonly promoterWords: ReturnType<typeof usePromoterWords>;
  readonly money: (minor: number) => string;
  readonly promoter: SettlementFigures['promoter'];
}
function PromoterLines({ promoterWords, money, promoter }: PromoterLinesProps) {
  return (
    <Calculation
      lines={[
        ...promoter.rows.map(({ kind, amount, text }, i) => ({
          id: `${kind} ${i}`,
          label: text || promoterWords[kind],
          amount: money(amount),
        })),
        { id: 'balance', label: <Trans>Still to pay</Trans>, amount: money(promoter.balance), isSum: true },
      ]}
    />
  );
}

/** Box office, what the promoter still owes, what the artist walks with. */
export function SettlementResult({ deal, figures }: { readonly deal: Deal; readonly figures: SettlementFigures }) {
  const { t } = useLingui();
  const [promoterWords, artistWords] = [usePromoterWords(), useArtistWords()];
  const money = (minor: number) => formatMoney(minor, deal.currency);
  const { outcome, promoter, artist } = figures;
  const [sold, comps] = [formatNumber(outcome.sold), formatNumber(outcome.comps)];
  return (
    <aside className="dl-side" aria-label={t`Settlement`}>
      <h2 className="row">
        <Calculator size={15} aria-hidden="true" />
        {t`Box office`}
        <span className="push meta num">
          <Trans>
            {sold} sold, {comps} comps
          </Trans>
        </span>
      </h2>
      <Calculation lines={boxOfficeLines(deal, outcome)} />
      <h2>{t`Promoter`}</h2>
      <PromoterLines promoterWords={promoterWords} money={money} promoter={promoter} />
      <h2>{t`Artist`}</h2>
      <Calculation
        lines={artist.rows.map(({ kind, signed }) => ({ id: kind, label: artistWords[kind], amount: money(signed) }))}
      />
      <output className="dl-result">
        <span>{artist.balance < 0 ? t`Artist owes` : t`Artist walk-out`}</span>
        <b className="num">{money(Math.abs(artist.balance))}</b>
      </output>
    </aside>
  );
}
