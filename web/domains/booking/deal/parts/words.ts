import { useLingui } from '@lingui/react/macro';
import type { SettlementFigures } from '#shared/domains/booking/deal/figures.ts';
import type { Commission, DealType, Due, Party } from '#shared/domains/booking/deal/schemas.ts';

type PromoterKind = SettlementFigures['promoter']['rows'][number]['kind'];
type Words<K extends string> = Readonly<Record<K, string>>;

interface TypeWords {
  readonly name: string;
  readonly formula: string;
}
export function useTypeWords(): Readonly<Record<DealType, TypeWords>> {
  const { t } = useLingui();
  return {
    flat: { name: t`Flat`, formula: t`G` },
    pctGross: { name: t`% of gross`, formula: t`p × gross` },
    pctNet: { name: t`% of net`, formula: t`p × (net − E)` },
    versusGross: { name: t`Versus gross`, formula: t`max(G, p × net)` },
    versusNet: { name: t`Versus net`, formula: t`max(G, p × (net − E))` },
    plus: { name: t`Plus`, formula: t`G + p × (net − (E + G) × (1 + profit))` },
    tierBonus: { name: t`Tier bonus`, formula: t`G + bonuses reached` },
  };
}

export function usePartyWords(): Words<Party> {
  const { t } = useLingui();
  return { promoter: t`Promoter`, venue: t`Venue`, agency: t`Agency`, artist: t`Artist` };
}
export function useModeWords(): Words<Commission['mode']> {
  const { t } = useLingui();
  return { inside: t`Included in the fee`, onTop: t`On top of the fee`, totalIncludesFee: t`On top, in the price` };
}
export function useBaseWords(): Words<Commission['base']> {
  const { t } = useLingui();
  return { all: t`Everything the artist earns`, feeAndOverage: t`Without bonuses`, fee: t`Guarantee only` };
}
export function useDueWords(): Words<Due['rule']> {
  const { t } = useLingui();
  return {
    afterSigning: t`Days after signing`,
    beforeShow: t`Days before the show`,
    afterShow: t`Days after the show`,
    fixed: t`On a fixed date`,
  };
}

export function usePromoterWords(): Words<PromoterKind> {
  const { t } = useLingui();
  return {
    fee: t`Artist's share`,
    taxOnTop: t`Withholding tax on a net fee`,
    bookingFee: t`Booking fee`,
    recharge: t`Costs fronted for the promoter`,
    adjustment: t`Correction`,
    withholding: t`Withheld for tax`,
    keptBack: t`Costs fronted by the promoter`,
    received: t`Received before`,
  };
}
/** Words of a choice as the options of a select. */
export const optionsOf = <K extends string>(words: Words<K>, keys = Object.keys(words) as K[]) =>
  keys.map((value) => ({ value, label: words[value] }));
