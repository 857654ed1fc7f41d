import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettlementFigures } from '#shared/domains/booking/deal/figures.ts';
import type { Commission, DealType, Due, Party } from '#shared/domains/booking/deal/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

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

export const usePartyWords = wordsHook<Party>({
  promoter: msg`Promoter`,
  venue: msg`Venue`,
  agency: msg`Agency`,
  artist: msg`Artist`,
});
export const useModeWords = wordsHook<Commission['mode']>({
  inside: msg`Included in the fee`,
  onTop: msg`On top of the fee`,
  totalIncludesFee: msg`On top, in the price`,
});
export const useBaseWords = wordsHook<Commission['base']>({
  all: msg`Everything the artist earns`,
  feeAndOverage: msg`Without bonuses`,
  fee: msg`Guarantee only`,
});
export const useDueWords = wordsHook<Due['rule']>({
  afterSigning: msg`Days after signing`,
  beforeShow: msg`Days before the show`,
  afterShow: msg`Days after the show`,
  fixed: msg`On a fixed date`,
});

export const usePromoterWords = wordsHook<PromoterKind>({
  fee: msg`Artist's share`,
  taxOnTop: msg`Withholding tax on a net fee`,
  bookingFee: msg`Booking fee`,
  recharge: msg`Costs fronted for the promoter`,
  adjustment: msg`Correction`,
  withholding: msg`Withheld for tax`,
  keptBack: msg`Costs fronted by the promoter`,
  received: msg`Received before`,
});
/** Words of a choice as the options of a select. */
export const optionsOf = <K extends string>(words: Words<K>, keys = Object.keys(words) as K[]) =>
  keys.map((value) => ({ value, label: words[value] }));
