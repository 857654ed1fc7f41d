import type { Messages } from '#shared/kernel/messages.ts';

export const germanTaxMessages: Messages = {
  'germanTax.noOwn': {
    en: 'None of your bookkeepings has a German VAT number; the tax office answers only to one',
    nl: 'Geen van uw administraties heeft een Duits btw-nummer; de belastingdienst antwoordt alleen daarop',
    de: 'Keine Ihrer Buchhaltungen hat eine deutsche USt-IdNr.; das Amt antwortet nur einer solchen',
  },
  'germanTax.foreignOnly': {
    en: 'The tax office confirms numbers of other EU member states only',
    nl: 'De belastingdienst bevestigt alleen nummers van andere EU-lidstaten',
    de: 'Das Amt bestätigt nur Nummern anderer EU-Mitgliedstaaten',
  },
  'germanTax.connection': {
    en: 'The German tax office cannot be reached at the moment. Contact support if this lasts over a day.',
    nl: 'De Duitse belastingdienst is op dit moment niet bereikbaar. Neem contact op met support als dit langer dan een dag duurt.',
    de: 'Das Bundeszentralamt für Steuern ist zurzeit nicht erreichbar. Wenden Sie sich an den Support, wenn das länger als einen Tag dauert.',
  },
  'germanTax.refused': {
    en: 'The German tax office did not accept the request ({status})',
    nl: 'De Duitse belastingdienst heeft de aanvraag niet aanvaard ({status})',
    de: 'Das Bundeszentralamt für Steuern hat die Anfrage nicht angenommen ({status})',
  },
};
