import type { RecordWords } from '../record-words.ts';
import { pt } from './pt.ts';

/** The words of Portugal, and those that differ in Brazil. */
export const ptBr: RecordWords = {
  ...pt,
  heading: 'Registro de assinaturas',
  files: 'Arquivos',
  thisFile: 'Este arquivo',
  insteadOf: 'Como substituto de',
  testKey: 'Este arquivo foi selado com uma chave de teste. Não tem valor legal.',
  shows: 'Este registro demonstra',
  showsNot: 'Este registro não demonstra',
  accesses: {
    link: 'Link pessoal por e-mail',
    linkAndCode: 'Link pessoal e código por e-mail',
    signIn: 'Login no Backline',
  },
  times: {
    invited: 'Convidado',
    mailAccepted: 'E-mail aceito',
    opened: 'Aberto',
    viewed: 'Arquivos vistos',
    consented: 'Consentimento dado',
    acted: 'Assinado ou aprovado',
  },
  methods: {
    typed: 'Nome escrito',
    drawn: 'Desenhada',
    uploaded: 'Imagem enviada',
    standingOrder: 'Automática, por ordem permanente',
  },
  showsItems: [
    'Os arquivos tinham estes valores SHA-256 no envio.',
    'Cada participante agiu através de um link pessoal ou de um login, às horas indicadas.',
    'O arquivo selado não mudou se o selo for válido. Qualquer alteração posterior é detectável.',
    'Cada evento contém o hash do anterior. Um evento alterado muda o último hash.',
  ],
  showsNotItems: [
    'Quem é uma pessoa. Um endereço de e-mail ou um código demonstra acesso a uma caixa de correio, não uma identidade.',
    'Uma hora de uma autoridade independente, salvo se o selo a contiver. As horas indicadas são do nosso relógio.',
    'Mais do que uma assinatura eletrônica simples.',
  ],
};
