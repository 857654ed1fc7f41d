import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

/** A value that is chosen, with its words and its icon by the name that the pages' icon set has for it. */
export interface Choice {
  readonly text: Translated;
  readonly icon: string;
}

const PHASE_CHOICES: Readonly<Record<Phase, Choice>> = {
  confirmed: {
    text: {
      en: 'Confirmed',
      nl: 'Bevestigd',
      de: 'Bestätigt',
      it: 'Confermato',
      es: 'Confirmado',
      'pt-br': 'Confirmado',
      pt: 'Confirmado',
    },
    icon: 'circle-check',
  },
  options: {
    text: { en: 'Option', nl: 'Optie', de: 'Option', it: 'Opzione', es: 'Opción', 'pt-br': 'Opção', pt: 'Opção' },
    icon: 'circle-dashed',
  },
  cancelled: {
    text: {
      en: 'Cancelled',
      nl: 'Geannuleerd',
      de: 'Abgesagt',
      it: 'Annullato',
      es: 'Cancelado',
      'pt-br': 'Cancelado',
      pt: 'Cancelado',
    },
    icon: 'circle-x',
  },
};

/** Values as they are offered, in the reader's language. */
export const offered = <V extends string>(values: readonly V[], choices: Readonly<Record<V, Choice>>, locale: Locale) =>
  values.map((value) => ({ value, text: inLanguage(choices[value].text, locale), icon: choices[value].icon }));

export const phasesIn = (locale: Locale) => offered(PHASES, PHASE_CHOICES, locale);
export const phaseIn = (phase: Phase, locale: Locale): string => inLanguage(PHASE_CHOICES[phase].text, locale);
