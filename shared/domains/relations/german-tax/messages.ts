import type { Messages } from '#shared/kernel/text/messages.ts';

export const germanTaxMessages: Messages = {
  'germanTax.noOwn': {
    en: 'None of your bookkeeping entities has a German VAT number, which the tax office requires',
    nl: 'Geen van uw administraties heeft een Duits btw-nummer; de belastingdienst antwoordt alleen daarop',
    de: 'Keine Ihrer Buchhaltungen hat eine deutsche USt-IdNr.; das Amt antwortet nur einer solchen',
    it: "Nessuna delle tue contabilità ha una partita IVA tedesca; l'ufficio fiscale risponde solo a chi ne ha una",
    es: 'Ninguna de tus contabilidades tiene un número de IVA alemán; Hacienda alemana solo responde a quien lo tiene',
    'pt-br': 'Nenhuma das suas contabilidades tem um número de IVA alemão; a receita alemã só responde a quem tem um',
    pt: 'Nenhuma das suas contabilidades tem um número de IVA alemão; as finanças alemãs só respondem a quem tem um',
  },
  'germanTax.foreignOnly': {
    en: 'The tax office confirms numbers of other EU member states only',
    nl: 'De belastingdienst bevestigt alleen nummers van andere EU-lidstaten',
    de: 'Das Amt bestätigt nur Nummern anderer EU-Mitgliedstaaten',
    it: "L'ufficio fiscale conferma solo numeri di altri Stati membri dell'UE",
    es: 'La oficina tributaria solo confirma números de otros Estados miembros de la UE',
    'pt-br': 'A receita só confirma números de outros Estados-membros da UE',
    pt: 'As finanças só confirmam números de outros Estados-membros da UE',
  },
  'germanTax.connection': {
    en: 'The German tax office cannot be reached at the moment. Contact support if this lasts over a day.',
    nl: 'De Duitse belastingdienst is op dit moment niet bereikbaar. Neem contact op met support als dit langer dan een dag duurt.',
    de: 'Das Bundeszentralamt für Steuern ist zurzeit nicht erreichbar. Wenden Sie sich an den Support, wenn das länger als einen Tag dauert.',
    it: "L'ufficio fiscale tedesco al momento non è raggiungibile. Contatta l'assistenza se dura più di un giorno.",
    es: 'La oficina tributaria alemana no está disponible en este momento. Contacta con soporte si dura más de un día.',
    'pt-br': 'A receita alemã não está acessível no momento. Fale com o suporte se isso durar mais de um dia.',
    pt: 'As finanças alemãs não estão acessíveis de momento. Contacte o suporte se durar mais de um dia.',
  },
  'germanTax.refused': {
    en: 'The German tax office did not accept the request ({status})',
    nl: 'De Duitse belastingdienst heeft de aanvraag niet aanvaard ({status})',
    de: 'Das Bundeszentralamt für Steuern hat die Anfrage nicht angenommen ({status})',
    it: "L'ufficio fiscale tedesco non ha accettato la richiesta ({status})",
    es: 'La oficina tributaria alemana no aceptó la consulta ({status})',
    'pt-br': 'A receita alemã não aceitou a consulta ({status})',
    pt: 'As finanças alemãs não aceitaram a consulta ({status})',
  },
  'germanTax.unknownAnswer': {
    en: 'The German tax office gave an answer that we do not understand, so nothing was saved. Contact support.',
    nl: 'De Duitse belastingdienst gaf een antwoord dat we niet begrijpen; er is niets opgeslagen. Neem contact op met support.',
    de: 'Das Bundeszentralamt für Steuern gab eine unbekannte Antwort, daher wurde nichts gespeichert. Wenden Sie sich an den Support.',
    it: "L'ufficio fiscale tedesco ha dato una risposta sconosciuta, quindi non è stato salvato nulla. Contatta l'assistenza.",
    es: 'La oficina tributaria alemana dio una respuesta desconocida, así que no se guardó nada. Contacta con soporte.',
    'pt-br': 'A receita alemã deu uma resposta desconhecida, por isso nada foi salvo. Fale com o suporte.',
    pt: 'As finanças alemãs deram uma resposta desconhecida, por isso nada foi guardado. Contacte o suporte.',
  },
};
