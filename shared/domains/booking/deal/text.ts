import { exponentOf } from '#shared/kernel/money/money.ts';
import { percentText } from '#shared/kernel/money/percent-text.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { DealInput, DealType } from './schemas.ts';

interface Amounts {
  readonly g: string;
  readonly p: string;
  readonly profit: string;
  readonly bonuses: readonly { readonly at: string; readonly amount: string }[];
}
type Sentences = Readonly<Record<DealType, (of: Amounts) => string>>;

const SENTENCES: Translated<Sentences> = {
  en: {
    flat: ({ g }) => `Flat fee of ${g}.`,
    pctGross: ({ p }) => `${p} of the gross takings.`,
    pctNet: ({ p }) => `${p} of the net takings after costs.`,
    versusGross: ({ g, p }) => `Guarantee of ${g} or ${p} of the net takings, whichever is more.`,
    versusNet: ({ g, p }) => `Guarantee of ${g} or ${p} of the net takings after costs, whichever is more.`,
    plus: ({ g, p, profit }) =>
      `Guarantee of ${g} plus ${p} of the net takings above costs and guarantee with ${profit} for the promoter.`,
    tierBonus: ({ g, bonuses }) =>
      [`Guarantee of ${g}.`, ...bonuses.map(({ at, amount }) => `From ${at} tickets sold ${amount} more.`)].join(' '),
  },
  nl: {
    flat: ({ g }) => `Vaste gage van ${g}.`,
    pctGross: ({ p }) => `${p} van de bruto-opbrengst.`,
    pctNet: ({ p }) => `${p} van de netto-opbrengst na kosten.`,
    versusGross: ({ g, p }) => `Garantie van ${g} of ${p} van de netto-opbrengst, wat het hoogste is.`,
    versusNet: ({ g, p }) => `Garantie van ${g} of ${p} van de netto-opbrengst na kosten, wat het hoogste is.`,
    plus: ({ g, p, profit }) =>
      `Garantie van ${g} plus ${p} van de netto-opbrengst boven kosten en garantie met ${profit} voor de organisator.`,
    tierBonus: ({ g, bonuses }) =>
      [`Garantie van ${g}.`, ...bonuses.map(({ at, amount }) => `Vanaf ${at} verkochte kaarten ${amount} extra.`)].join(
        ' ',
      ),
  },
  de: {
    flat: ({ g }) => `Festgage von ${g}.`,
    pctGross: ({ p }) => `${p} der Bruttoeinnahmen.`,
    pctNet: ({ p }) => `${p} der Nettoeinnahmen nach Kosten.`,
    versusGross: ({ g, p }) => `Garantie von ${g} oder ${p} der Nettoeinnahmen, je nachdem, was höher ist.`,
    versusNet: ({ g, p }) => `Garantie von ${g} oder ${p} der Nettoeinnahmen nach Kosten, je nachdem, was höher ist.`,
    plus: ({ g, p, profit }) =>
      `Garantie von ${g} zuzüglich ${p} der Nettoeinnahmen über Kosten und Garantie mit ${profit} für den Veranstalter.`,
    tierBonus: ({ g, bonuses }) =>
      [`Garantie von ${g}.`, ...bonuses.map(({ at, amount }) => `Ab ${at} verkauften Karten ${amount} mehr.`)].join(
        ' ',
      ),
  },
  it: {
    flat: ({ g }) => `Cachet fisso di ${g}.`,
    pctGross: ({ p }) => `${p} degli incassi lordi.`,
    pctNet: ({ p }) => `${p} degli incassi netti dopo le spese.`,
    versusGross: ({ g, p }) => `Garanzia di ${g} o ${p} degli incassi netti, se superiore.`,
    versusNet: ({ g, p }) => `Garanzia di ${g} o ${p} degli incassi netti dopo le spese, se superiore.`,
    plus: ({ g, p, profit }) =>
      `Garanzia di ${g} più ${p} degli incassi netti oltre spese e garanzia con ${profit} per il promoter.`,
    tierBonus: ({ g, bonuses }) =>
      [`Garanzia di ${g}.`, ...bonuses.map(({ at, amount }) => `Da ${at} biglietti venduti altri ${amount}.`)].join(
        ' ',
      ),
  },
  es: {
    flat: ({ g }) => `Caché fijo de ${g}.`,
    pctGross: ({ p }) => `${p} de los ingresos brutos.`,
    pctNet: ({ p }) => `${p} de los ingresos netos después de gastos.`,
    versusGross: ({ g, p }) => `Garantía de ${g} o ${p} de los ingresos netos, lo que sea mayor.`,
    versusNet: ({ g, p }) => `Garantía de ${g} o ${p} de los ingresos netos después de gastos, lo que sea mayor.`,
    plus: ({ g, p, profit }) =>
      `Garantía de ${g} más ${p} de los ingresos netos por encima de gastos y garantía con ${profit} para el promotor.`,
    tierBonus: ({ g, bonuses }) =>
      [`Garantía de ${g}.`, ...bonuses.map(({ at, amount }) => `Desde ${at} entradas vendidas, ${amount} más.`)].join(
        ' ',
      ),
  },
  'pt-br': {
    flat: ({ g }) => `Cachê fixo de ${g}.`,
    pctGross: ({ p }) => `${p} da receita bruta.`,
    pctNet: ({ p }) => `${p} da receita líquida após custos.`,
    versusGross: ({ g, p }) => `Garantia de ${g} ou ${p} da receita líquida, o que for maior.`,
    versusNet: ({ g, p }) => `Garantia de ${g} ou ${p} da receita líquida após custos, o que for maior.`,
    plus: ({ g, p, profit }) =>
      `Garantia de ${g} mais ${p} da receita líquida acima de custos e garantia com ${profit} para o promotor.`,
    tierBonus: ({ g, bonuses }) =>
      [
        `Garantia de ${g}.`,
        ...bonuses.map(({ at, amount }) => `A partir de ${at} ingressos vendidos, mais ${amount}.`),
      ].join(' '),
  },
  pt: {
    flat: ({ g }) => `Cachet fixo de ${g}.`,
    pctGross: ({ p }) => `${p} da receita bruta.`,
    pctNet: ({ p }) => `${p} da receita líquida após despesas.`,
    versusGross: ({ g, p }) => `Garantia de ${g} ou ${p} da receita líquida, consoante o que for maior.`,
    versusNet: ({ g, p }) => `Garantia de ${g} ou ${p} da receita líquida após despesas, consoante o que for maior.`,
    plus: ({ g, p, profit }) =>
      `Garantia de ${g} mais ${p} da receita líquida acima de despesas e garantia com ${profit} para o promotor.`,
    tierBonus: ({ g, bonuses }) =>
      [
        `Garantia de ${g}.`,
        ...bonuses.map(({ at, amount }) => `A partir de ${at} bilhetes vendidos, mais ${amount}.`),
      ].join(' '),
  },
};

type Worded = Pick<DealInput, 'type' | 'currency' | 'guarantee' | 'percentage' | 'promoterProfit' | 'bonuses'>;

/** A deal as a contract says it. */
export function dealText(deal: Worded, locale: Locale): string {
  const culture = tagOf(locale);
  const digits = exponentOf(deal.currency);
  const shown = { style: 'currency', currency: deal.currency, currencyDisplay: 'code' } as const;
  const money = new Intl.NumberFormat(culture, { ...shown, minimumFractionDigits: digits });
  const amount = (minor: number) => money.format(minor / 10 ** digits);
  return inLanguage(SENTENCES, locale)[deal.type]({
    g: amount(deal.guarantee),
    p: percentText(deal.percentage, culture),
    profit: percentText(deal.promoterProfit, culture),
    bonuses: deal.bonuses.map((bonus) => ({
      at: new Intl.NumberFormat(culture).format(bonus.at),
      amount: amount(bonus.amount),
    })),
  });
}
