import type { Translated } from '#shared/kernel/text/translated.ts';

interface MailText {
  readonly subject: string;
  readonly body: string;
}
export type EsignMailName =
  | 'esignInvite'
  | 'esignRemind'
  | 'esignCountersign'
  | 'esignReleased'
  | 'esignDeclined'
  | 'esignWithdrawn'
  | 'esignCompleted';
interface EsignTexts extends Readonly<Record<EsignMailName, MailText>> {
  /** Labels of the button: an outsider reads first, staff countersign, everyone opens the sealed files. */
  readonly read: string;
  readonly countersign: string;
  readonly open: string;
  readonly until: string;
  readonly personal: string;
  readonly reason: string;
  readonly code: string;
}

/** The texts of the mails about a signing. They promise the simple electronic signature and the seal, no more. */
export const ESIGN_TEXTS: Translated<EsignTexts> = {
  en: {
    esignInvite: {
      subject: '{agency} asks you to sign {document}',
      body: '{sender} of {agency} asks you to sign {document}. You first read it; nothing is signed when you open it. You need no account.',
    },
    esignRemind: {
      subject: 'Reminder: {document} waits for your signature',
      body: '{sender} of {agency} still waits for your signature on {document}. You first read it; nothing is signed when you open it.',
    },
    esignCountersign: {
      subject: '{document} waits for your countersignature',
      body: 'Everyone before you has signed {document}. It now waits for you.',
    },
    esignReleased: {
      subject: 'Nothing more to do for {document}',
      body: '{name} has acted on {document}. You do not need to do anything.',
    },
    esignDeclined: {
      subject: '{name} has declined {document}',
      body: '{name} has declined to sign {document}. The signing has ended, and its links no longer work.',
    },
    esignWithdrawn: {
      subject: '{agency} has withdrawn {document}',
      body: '{name} of {agency} has withdrawn {document}. You do not need to do anything.',
    },
    esignCompleted: {
      subject: '{document} is signed by everyone',
      body: 'Everyone has signed {document}. The files are sealed: a later change can be detected.',
    },
    read: 'Read document',
    countersign: 'Read and countersign',
    open: 'Open signed files',
    until: 'Please sign by {moment}.',
    personal: 'This link is personal. Do not pass it on.',
    reason: 'Reason: {reason}',
    code: 'Verification code: {code}',
  },
  nl: {
    esignInvite: {
      subject: '{agency} vraagt u {document} te ondertekenen',
      body: '{sender} van {agency} vraagt u {document} te ondertekenen. U leest het eerst; openen ondertekent niets. U hebt geen account nodig.',
    },
    esignRemind: {
      subject: 'Herinnering: {document} wacht op uw handtekening',
      body: '{sender} van {agency} wacht nog op uw handtekening onder {document}. U leest het eerst; openen ondertekent niets.',
    },
    esignCountersign: {
      subject: '{document} wacht op uw medeondertekening',
      body: 'Iedereen voor u heeft {document} ondertekend. Nu bent u aan de beurt.',
    },
    esignReleased: {
      subject: 'U hoeft niets meer te doen voor {document}',
      body: '{name} heeft {document} afgehandeld. U hoeft niets te doen.',
    },
    esignDeclined: {
      subject: '{name} heeft {document} geweigerd',
      body: '{name} heeft geweigerd {document} te ondertekenen. De ondertekening is beëindigd en de links werken niet meer.',
    },
    esignWithdrawn: {
      subject: '{agency} heeft {document} ingetrokken',
      body: '{name} van {agency} heeft {document} ingetrokken. U hoeft niets te doen.',
    },
    esignCompleted: {
      subject: '{document} is door iedereen ondertekend',
      body: 'Iedereen heeft {document} ondertekend. De bestanden zijn verzegeld: een latere wijziging is te herkennen.',
    },
    read: 'Document lezen',
    countersign: 'Lezen en medeondertekenen',
    open: 'Ondertekende bestanden openen',
    until: 'Onderteken graag uiterlijk {moment}.',
    personal: 'Deze link is persoonlijk. Geef hem niet door.',
    reason: 'Reden: {reason}',
    code: 'Verificatiecode: {code}',
  },
  de: {
    esignInvite: {
      subject: '{agency} bittet Sie um Ihre Unterschrift: {document}',
      body: '{sender} von {agency} bittet Sie, {document} zu unterschreiben. Sie lesen es zuerst; das Öffnen unterschreibt nichts. Sie brauchen kein Konto.',
    },
    esignRemind: {
      subject: 'Erinnerung: {document} wartet auf Ihre Unterschrift',
      body: '{sender} von {agency} wartet noch auf Ihre Unterschrift: {document}. Sie lesen es zuerst; das Öffnen unterschreibt nichts.',
    },
    esignCountersign: {
      subject: '{document} wartet auf Ihre Gegenzeichnung',
      body: 'Alle vor Ihnen haben {document} unterschrieben. Jetzt sind Sie an der Reihe.',
    },
    esignReleased: {
      subject: 'Nichts mehr zu tun: {document}',
      body: '{name} hat {document} erledigt. Sie müssen nichts tun.',
    },
    esignDeclined: {
      subject: '{name} hat {document} abgelehnt',
      body: '{name} hat die Unterschrift abgelehnt: {document}. Die Unterzeichnung ist beendet, die Links funktionieren nicht mehr.',
    },
    esignWithdrawn: {
      subject: '{agency} hat {document} zurückgezogen',
      body: '{name} von {agency} hat {document} zurückgezogen. Sie müssen nichts tun.',
    },
    esignCompleted: {
      subject: '{document} ist von allen unterschrieben',
      body: 'Alle haben {document} unterschrieben. Die Dateien sind versiegelt: Eine spätere Änderung ist erkennbar.',
    },
    read: 'Dokument lesen',
    countersign: 'Lesen und gegenzeichnen',
    open: 'Unterschriebene Dateien öffnen',
    until: 'Bitte unterschreiben Sie bis {moment}.',
    personal: 'Dieser Link ist persönlich. Geben Sie ihn nicht weiter.',
    reason: 'Grund: {reason}',
    code: 'Prüfcode: {code}',
  },
  it: {
    esignInvite: {
      subject: '{agency} Le chiede di firmare {document}',
      body: '{sender} di {agency} Le chiede di firmare {document}. Prima lo legge; aprirlo non equivale a firmare. Non serve un account.',
    },
    esignRemind: {
      subject: 'Promemoria: {document} attende la Sua firma',
      body: '{sender} di {agency} attende ancora la Sua firma su {document}. Prima lo legge; aprirlo non equivale a firmare.',
    },
    esignCountersign: {
      subject: '{document} attende la Sua controfirma',
      body: 'Tutti prima di Lei hanno firmato {document}. Ora tocca a Lei.',
    },
    esignReleased: {
      subject: 'Nulla da fare per {document}',
      body: '{name} si è occupato di {document}. Non deve fare nulla.',
    },
    esignDeclined: {
      subject: '{name} ha rifiutato {document}',
      body: '{name} ha rifiutato di firmare {document}. La firma è terminata e i link non funzionano più.',
    },
    esignWithdrawn: {
      subject: '{agency} ha ritirato {document}',
      body: '{name} di {agency} ha ritirato {document}. Non deve fare nulla.',
    },
    esignCompleted: {
      subject: '{document} è firmato da tutti',
      body: 'Tutti hanno firmato {document}. I file sono sigillati: una modifica successiva è riconoscibile.',
    },
    read: 'Leggi il documento',
    countersign: 'Leggi e controfirma',
    open: 'Apri i file firmati',
    until: 'La preghiamo di firmare entro {moment}.',
    personal: 'Questo link è personale. Non lo inoltri.',
    reason: 'Motivo: {reason}',
    code: 'Codice di verifica: {code}',
  },
  es: {
    esignInvite: {
      subject: '{agency} le pide que firme {document}',
      body: '{sender} de {agency} le pide que firme {document}. Primero lo lee; abrirlo no firma nada. No necesita cuenta.',
    },
    esignRemind: {
      subject: 'Recordatorio: {document} espera su firma',
      body: '{sender} de {agency} sigue esperando su firma en {document}. Primero lo lee; abrirlo no firma nada.',
    },
    esignCountersign: {
      subject: '{document} espera su contrafirma',
      body: 'Todos los anteriores han firmado {document}. Ahora le toca a usted.',
    },
    esignReleased: {
      subject: 'Nada más que hacer con {document}',
      body: '{name} ya se ha ocupado de {document}. No tiene que hacer nada.',
    },
    esignDeclined: {
      subject: '{name} ha rechazado {document}',
      body: '{name} ha rechazado firmar {document}. La firma ha terminado y los enlaces ya no funcionan.',
    },
    esignWithdrawn: {
      subject: '{agency} ha retirado {document}',
      body: '{name} de {agency} ha retirado {document}. No tiene que hacer nada.',
    },
    esignCompleted: {
      subject: '{document} está firmado por todos',
      body: 'Todos han firmado {document}. Los archivos están sellados: un cambio posterior se puede detectar.',
    },
    read: 'Leer documento',
    countersign: 'Leer y contrafirmar',
    open: 'Abrir archivos firmados',
    until: 'Firme antes de: {moment}.',
    personal: 'Este enlace es personal. No lo reenvíe.',
    reason: 'Motivo: {reason}',
    code: 'Código de verificación: {code}',
  },
  'pt-br': {
    esignInvite: {
      subject: '{agency} pede sua assinatura em {document}',
      body: '{sender}, da {agency}, pede sua assinatura em {document}. Primeiro você lê; abrir não assina nada. Não é preciso ter conta.',
    },
    esignRemind: {
      subject: 'Lembrete: {document} aguarda sua assinatura',
      body: '{sender}, da {agency}, ainda aguarda sua assinatura em {document}. Primeiro você lê; abrir não assina nada.',
    },
    esignCountersign: {
      subject: '{document} aguarda sua contra-assinatura',
      body: 'Todos antes de você assinaram {document}. Agora é a sua vez.',
    },
    esignReleased: {
      subject: 'Nada mais a fazer em {document}',
      body: '{name} já cuidou de {document}. Você não precisa fazer nada.',
    },
    esignDeclined: {
      subject: '{name} recusou {document}',
      body: '{name} recusou assinar {document}. A assinatura terminou e os links não funcionam mais.',
    },
    esignWithdrawn: {
      subject: '{agency} retirou {document}',
      body: '{name}, da {agency}, retirou {document}. Você não precisa fazer nada.',
    },
    esignCompleted: {
      subject: '{document} foi assinado por todos',
      body: 'Todos assinaram {document}. Os arquivos estão lacrados: uma alteração posterior pode ser detectada.',
    },
    read: 'Ler documento',
    countersign: 'Ler e contra-assinar',
    open: 'Abrir arquivos assinados',
    until: 'Assine até {moment}.',
    personal: 'Este link é pessoal. Não o repasse.',
    reason: 'Motivo: {reason}',
    code: 'Código de verificação: {code}',
  },
  pt: {
    esignInvite: {
      subject: '{agency} pede a sua assinatura em {document}',
      body: '{sender}, da {agency}, pede a sua assinatura em {document}. Primeiro lê-o; abrir não assina nada. Não precisa de conta.',
    },
    esignRemind: {
      subject: 'Lembrete: {document} aguarda a sua assinatura',
      body: '{sender}, da {agency}, ainda aguarda a sua assinatura em {document}. Primeiro lê-o; abrir não assina nada.',
    },
    esignCountersign: {
      subject: '{document} aguarda a sua contra-assinatura',
      body: 'Todos antes de si assinaram {document}. Agora é a sua vez.',
    },
    esignReleased: {
      subject: 'Nada mais a fazer em {document}',
      body: '{name} já tratou de {document}. Não precisa de fazer nada.',
    },
    esignDeclined: {
      subject: '{name} recusou {document}',
      body: '{name} recusou assinar {document}. A assinatura terminou e as ligações já não funcionam.',
    },
    esignWithdrawn: {
      subject: '{agency} retirou {document}',
      body: '{name}, da {agency}, retirou {document}. Não precisa de fazer nada.',
    },
    esignCompleted: {
      subject: '{document} foi assinado por todos',
      body: 'Todos assinaram {document}. Os ficheiros estão selados: uma alteração posterior pode ser detetada.',
    },
    read: 'Ler documento',
    countersign: 'Ler e contra-assinar',
    open: 'Abrir ficheiros assinados',
    until: 'Assine até {moment}.',
    personal: 'Esta ligação é pessoal. Não a partilhe.',
    reason: 'Motivo: {reason}',
    code: 'Código de verificação: {code}',
  },
};

export const isEsignMail = (name: string): name is EsignMailName =>
  name.startsWith('esign') && Object.hasOwn(ESIGN_TEXTS.en, name);
