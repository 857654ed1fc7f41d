import type { Translated } from '#shared/kernel/text/translated.ts';
import type { ContentText } from '../schemas.ts';

/** The first version of the document `security`. */
export const SECURITY_TEXTS: Translated<ContentText> = {
  en: {
    title: 'Security',
    text: `**Signing in**
Your password never leaves your browser. A session ends after 24 hours without use.

**Storage**
Data is encrypted in transit and at rest, kept separate for each agency, and backed up.

**Found a security issue?**
Tell your agency's administrator what you saw and when. Don't test it on other people's data.`,
  },
  nl: {
    title: 'Beveiliging',
    text: `**Bezig met aanmelden**
Uw wachtwoord verlaat uw browser nooit. Een sessie eindigt na 24 uur zonder gebruik.

**Opslag**
Gegevens zijn onderweg en in rust versleuteld, per bureau gescheiden, en er zijn back-ups.

**Iets gevonden?**
Vertel de beheerder van uw bureau wat u zag en wanneer; probeer het niet op gegevens van anderen.`,
  },
  de: {
    title: 'Sicherheit',
    text: `**Anmeldung läuft**
Ihr Passwort verlässt nie Ihren Browser. Eine Sitzung endet nach 24 Stunden ohne Nutzung.

**Speicherung**
Daten sind unterwegs und ruhend verschlüsselt, je Agentur getrennt und gesichert.

**Etwas gefunden?**
Sagen Sie dem Administrator Ihrer Agentur, was Sie wann gesehen haben; probieren Sie es nicht an fremden Daten.`,
  },
  it: {
    title: 'Sicurezza',
    text: `**Accesso in corso**
La tua password non lascia mai il browser. Una sessione termina dopo 24 ore senza utilizzo.

**Spazio di archiviazione**
I dati sono cifrati in transito e a riposo, separati per agenzia e con copie di backup.

**Hai trovato qualcosa?**
Di' all'amministratore della tua agenzia che cosa hai visto e quando; non provarlo sui dati di altri.`,
  },
  es: {
    title: 'Seguridad',
    text: `**Iniciando sesión**
Tu contraseña nunca sale del navegador. Una sesión termina tras 24 horas sin uso.

**Almacenamiento**
Los datos van cifrados en tránsito y en reposo, separados por agencia y con copias de seguridad.

**¿Has encontrado algo?**
Dile al administrador de tu agencia qué has visto y cuándo; no lo pruebes con datos de otras personas.`,
  },
  'pt-br': {
    title: 'Segurança',
    text: `**Como entrar**
Sua senha nunca sai do seu navegador. Uma sessão termina após 24 horas sem uso.

**Armazenamento**
Os dados são criptografados em trânsito e em repouso, mantidos separados por agência e com cópia de segurança.

**Encontrou alguma coisa?**
Diga ao administrador da sua agência o que você viu e quando; não faça testes com os dados de outras pessoas.`,
  },
  pt: {
    title: 'Segurança',
    text: `**Início de sessão**
A sua palavra-passe nunca sai do seu navegador. Uma sessão termina após 24 horas sem utilização.

**Armazenamento**
Os dados são encriptados em trânsito e em repouso, mantidos separados por agência e com cópia de segurança.

**Encontrou alguma coisa?**
Diga ao administrador da sua agência o que viu e quando; não faça testes com os dados de outras pessoas.`,
  },
};
