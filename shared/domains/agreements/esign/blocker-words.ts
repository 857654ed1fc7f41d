import type { Translated } from '#shared/kernel/text/translated.ts';

/** The caller countersigns and has no signature. The page links to the settings. */
export const OWN_SIGNATURE_MISSING: Translated = {
  en: 'You countersign, but you have no signature yet. Add yours.',
  nl: 'Je ondertekent mee, maar je hebt nog geen handtekening. Voeg die toe.',
  de: 'Sie zeichnen gegen, haben aber noch keine Unterschrift. Fügen Sie Ihre hinzu.',
  it: 'Tu controfirmi, ma non hai ancora una firma. Aggiungi la tua.',
  es: 'Tú contrafirmas, pero aún no tienes firma. Añade la tuya.',
  'pt-br': 'Você contra-assina, mas ainda não tem assinatura. Adicione a sua.',
  pt: 'Contra-assina, mas ainda não tem assinatura. Adicione a sua.',
};
export const SIGNATURE_MISSING: Translated = {
  en: '{name} countersigns, but has no signature yet. Only they can add it, under Signature in their settings.',
  nl: '{name} ondertekent mee, maar heeft nog geen handtekening. Alleen die persoon kan haar toevoegen, bij Handtekening in de eigen instellingen.',
  de: '{name} zeichnet gegen, hat aber noch keine Unterschrift. Nur diese Person kann sie hinzufügen, unter Unterschrift in den eigenen Einstellungen.',
  it: '{name} controfirma, ma non ha ancora una firma. Solo questa persona può aggiungerla, alla voce Firma delle proprie impostazioni.',
  es: '{name} contrafirma, pero aún no tiene firma. Solo esa persona puede añadirla, en Firma de sus ajustes.',
  'pt-br':
    '{name} contra-assina, mas ainda não tem assinatura. Só essa pessoa pode adicioná-la, em Assinatura nas próprias configurações.',
  pt: '{name} contra-assina, mas ainda não tem assinatura. Só essa pessoa a pode adicionar, em Assinatura nas próprias definições.',
};
