import type { AdvancingTexts } from './texts.ts';

export const nl: AdvancingTexts = {
  invite: {
    subject: '{agency} heeft vragen over {show}',
    body: '{sender} van {agency} heeft enkele gegevens van {show} op {date} nodig. Antwoord a.u.b. uiterlijk op {deadline}. U hebt geen account nodig en uw antwoorden blijven bewaard terwijl u werkt.',
  },
  named: {
    subject: '{agency} heeft vragen over {show}',
    body: '{from} heeft u genoemd voor de vragen van {agency} over {show} op {date}. Antwoord a.u.b. uiterlijk op {deadline}. U hebt geen account nodig en uw antwoorden blijven bewaard terwijl u werkt.',
  },
  passedOn: {
    subject: 'U hebt de vragen over {show} doorgegeven aan {name}',
    body: '{name} beantwoordt nu de vragen over {show} op {date}. Uw link werkt niet meer en u hoeft niets te doen.',
  },
  remind: {
    subject: 'Herinnering: vragen over {show} op {date}',
    body: '{sender} van {agency} wacht nog op antwoorden over {show} op {date}. Antwoord a.u.b. uiterlijk op {deadline}. Open antwoorden: {count}.',
  },
  overdue: {
    subject: 'Te laat: vragen over {show} op {date}',
    body: '{sender} van {agency} wacht nog op antwoorden over {show} op {date}. De termijn was {deadline}. Open antwoorden: {count}.',
  },
  returned: {
    subject: 'Controleer a.u.b. uw antwoorden over {show}',
    body: '{sender} van {agency} vraagt u deze antwoorden over {show} op {date} te controleren.',
  },
  approved: {
    subject: 'Uw antwoorden over {show} zijn goedgekeurd',
    body: '{agency} heeft de antwoorden over {show} op {date} goedgekeurd. Het dagschema toont deze waarden.',
  },
  changeAccepted: {
    subject: 'Uw wijziging voor {show} is aanvaard',
    body: '{agency} heeft de wijziging overgenomen waar u om vroeg.',
  },
  changeRefused: {
    subject: 'Uw wijziging voor {show} is niet aanvaard',
    body: '{agency} houdt de eerdere waarde aan.',
  },
  changedByStaff: {
    subject: 'Waarden van {show} zijn gewijzigd',
    body: '{agency} heeft deze waarden van {show} op {date} gewijzigd sinds uw antwoord.',
  },
  withdrawn: {
    subject: '{agency} heeft geen antwoorden over {show} meer nodig',
    body: 'Het verzoek over {show} op {date} is beëindigd. Uw link werkt niet meer en u hoeft niets te doen.',
  },
  written: {
    subject: 'Bericht van {agency} over {show}',
    body: '{name} heeft u geschreven over {show} op {date}.',
  },
  submitted: {
    subject: '{name} heeft geantwoord over {show}',
    body: '{name} heeft alle verplichte vragen over {show} op {date} beantwoord. Controleer de antwoorden.',
  },
  changeAsked: {
    subject: '{name} vraagt om een wijziging van {show}',
    body: '{name} wil een antwoord over {show} op {date} wijzigen.',
  },
  declined: {
    subject: '{name} antwoordt niet over {show}',
    body: '{name} heeft de vragen over {show} op {date} afgewezen.',
  },
  staffOverdue: {
    subject: 'Antwoorden over {show} zijn te laat',
    body: 'De termijn voor antwoorden over {show} op {date} was {deadline}. Open antwoorden: {count}.',
  },
  writtenToStaff: {
    subject: '{name} schrijft over {show}',
    body: '{name} heeft geschreven over {show} op {date}.',
  },
  answer: 'Vragen bekijken',
  open: 'Verzoek openen',
  reason: 'Reden: {reason}',
  personal: 'Deze link is persoonlijk. Geef hem niet door.',
  notApplicable: 'niet van toepassing',
  yes: 'Ja',
  no: 'Nee',
};
