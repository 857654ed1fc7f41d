import type { AdvancingTexts } from './texts.ts';

export const pt: AdvancingTexts = {
  invite: {
    subject: '{agency} tem perguntas sobre {show}',
    body: '{sender} da {agency} precisa de alguns dados de {show} em {date}. Responda até {deadline}. Não precisa de conta, e as suas respostas ficam guardadas enquanto trabalha.',
  },
  named: {
    subject: '{agency} tem perguntas sobre {show}',
    body: '{from} indicou o seu nome para as perguntas da {agency} sobre {show} em {date}. Responda até {deadline}. Não precisa de conta, e as suas respostas ficam guardadas enquanto trabalha.',
  },
  passedOn: {
    subject: 'Passou as perguntas sobre {show} a {name}',
    body: '{name} responde agora às perguntas sobre {show} em {date}. A sua ligação já não funciona, e não precisa de fazer nada.',
  },
  remind: {
    subject: 'Lembrete: perguntas sobre {show} em {date}',
    body: '{sender} da {agency} ainda espera respostas sobre {show} em {date}. Responda até {deadline}. Respostas em falta: {count}.',
  },
  overdue: {
    subject: 'Em atraso: perguntas sobre {show} em {date}',
    body: '{sender} da {agency} ainda espera respostas sobre {show} em {date}. O prazo era {deadline}. Respostas em falta: {count}.',
  },
  returned: {
    subject: 'Verifique as suas respostas sobre {show}',
    body: '{sender} da {agency} pede que verifique estas respostas sobre {show} em {date}.',
  },
  approved: {
    subject: 'As suas respostas sobre {show} foram aprovadas',
    body: '{agency} aprovou as respostas sobre {show} em {date}. A folha do dia mostrará estes valores.',
  },
  changeAccepted: {
    subject: 'A sua alteração para {show} foi aceite',
    body: '{agency} aplicou a alteração que pediu.',
  },
  changeRefused: {
    subject: 'A sua alteração para {show} não foi aceite',
    body: '{agency} mantém o valor anterior.',
  },
  changedByStaff: {
    subject: 'Valores de {show} mudaram',
    body: '{agency} alterou estes valores de {show} em {date} desde a sua resposta.',
  },
  withdrawn: {
    subject: '{agency} já não precisa de respostas sobre {show}',
    body: 'O pedido sobre {show} em {date} terminou. A sua ligação já não funciona, e não precisa de fazer nada.',
  },
  written: {
    subject: 'Mensagem da {agency} sobre {show}',
    body: '{name} escreveu-lhe sobre {show} em {date}.',
  },
  submitted: {
    subject: '{name} respondeu sobre {show}',
    body: '{name} respondeu a todas as perguntas obrigatórias sobre {show} em {date}. Verifique as respostas.',
  },
  changeAsked: {
    subject: '{name} pede uma alteração de {show}',
    body: '{name} pede para alterar uma resposta sobre {show} em {date}.',
  },
  declined: {
    subject: '{name} não vai responder sobre {show}',
    body: '{name} recusou as perguntas sobre {show} em {date}.',
  },
  staffOverdue: {
    subject: 'As respostas sobre {show} estão em atraso',
    body: 'O prazo para as respostas sobre {show} em {date} era {deadline}. Respostas em falta: {count}.',
  },
  writtenToStaff: {
    subject: '{name} escreve sobre {show}',
    body: '{name} escreveu sobre {show} em {date}.',
  },
  answer: 'Ver as perguntas',
  open: 'Abrir pedido',
  reason: 'Motivo: {reason}',
  personal: 'Esta ligação é pessoal. Não a passe a ninguém.',
  notApplicable: 'não se aplica',
  yes: 'Sim',
  no: 'Não',
};
