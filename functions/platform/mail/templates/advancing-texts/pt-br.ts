import type { AdvancingTexts } from './texts.ts';

export const ptBr: AdvancingTexts = {
  invite: {
    subject: '{agency} tem perguntas sobre {show}',
    body: '{sender} da {agency} precisa de alguns dados de {show} em {date}. Responda até {deadline}. Você não precisa de conta, e suas respostas ficam salvas enquanto trabalha.',
  },
  named: {
    subject: '{agency} tem perguntas sobre {show}',
    body: '{from} indicou você para as perguntas da {agency} sobre {show} em {date}. Responda até {deadline}. Você não precisa de conta, e suas respostas ficam salvas enquanto trabalha.',
  },
  passedOn: {
    subject: 'Você passou as perguntas sobre {show} para {name}',
    body: '{name} agora responde às perguntas sobre {show} em {date}. Seu link não funciona mais, e você não precisa fazer nada.',
  },
  remind: {
    subject: 'Lembrete: perguntas sobre {show} em {date}',
    body: '{sender} da {agency} ainda espera respostas sobre {show} em {date}. Responda até {deadline}. Respostas em aberto: {count}.',
  },
  overdue: {
    subject: 'Atrasado: perguntas sobre {show} em {date}',
    body: '{sender} da {agency} ainda espera respostas sobre {show} em {date}. O prazo era {deadline}. Respostas em aberto: {count}.',
  },
  returned: {
    subject: 'Confira suas respostas sobre {show}',
    body: '{sender} da {agency} pede que você confira estas respostas sobre {show} em {date}.',
  },
  approved: {
    subject: 'Suas respostas sobre {show} foram aprovadas',
    body: '{agency} aprovou as respostas sobre {show} em {date}. A folha do dia mostrará estes valores.',
  },
  changeAccepted: {
    subject: 'Sua mudança para {show} foi aceita',
    body: '{agency} aplicou a mudança que você pediu.',
  },
  changeRefused: {
    subject: 'Sua mudança para {show} não foi aceita',
    body: '{agency} mantém o valor anterior.',
  },
  changedByStaff: {
    subject: 'Valores de {show} mudaram',
    body: '{agency} mudou estes valores de {show} em {date} desde a sua resposta.',
  },
  withdrawn: {
    subject: '{agency} não precisa mais de respostas sobre {show}',
    body: 'O pedido sobre {show} em {date} terminou. Seu link não funciona mais, e você não precisa fazer nada.',
  },
  written: {
    subject: 'Mensagem da {agency} sobre {show}',
    body: '{name} escreveu para você sobre {show} em {date}.',
  },
  submitted: {
    subject: '{name} respondeu sobre {show}',
    body: '{name} respondeu a todas as perguntas obrigatórias sobre {show} em {date}. Confira as respostas.',
  },
  changeAsked: {
    subject: '{name} pede uma mudança de {show}',
    body: '{name} pede para mudar uma resposta sobre {show} em {date}.',
  },
  declined: {
    subject: '{name} não vai responder sobre {show}',
    body: '{name} recusou as perguntas sobre {show} em {date}.',
  },
  staffOverdue: {
    subject: 'As respostas sobre {show} estão atrasadas',
    body: 'O prazo para as respostas sobre {show} em {date} era {deadline}. Respostas em aberto: {count}.',
  },
  writtenToStaff: {
    subject: '{name} escreve sobre {show}',
    body: '{name} escreveu sobre {show} em {date}.',
  },
  answer: 'Ver as perguntas',
  open: 'Abrir pedido',
  reason: 'Motivo: {reason}',
  personal: 'Este link é pessoal. Não o repasse.',
  notApplicable: 'não se aplica',
  yes: 'Sim',
  no: 'Não',
};
