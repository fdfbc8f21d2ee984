import type { ErrorCode } from '../../errors.ts'

/** What each refusal says. */
export const errors = {
  'bad-input': 'Alguma coisa no que você escreveu não está certa. Confira os campos.',
  'signed-out': 'Entre de novo para continuar.',
  'not-a-member': 'Esta conta ainda não é da casa. Você precisa de um convite.',
  'not-active': 'Sua conta está em pausa. Fale com quem cuida da casa.',
  'invite-unknown': 'Não encontramos este convite. Confira se o link veio inteiro.',
  'invite-revoked': 'Este convite foi cancelado por quem convidou. Peça um link novo.',
  'invite-full': 'Os lugares deste convite acabaram. Peça outro a quem convidou você.',
  'invite-expired': 'O prazo deste convite passou, e o lugar voltou para quem convidou. Peça um convite novo.',
  'invite-paused': 'Os convites desta parte da casa estão em pausa por enquanto. Tente de novo mais tarde.',
  'inviter-suspended': 'A conta de quem convidou está em pausa, e o convite espera com ela.',
  'already-a-member': 'Você já é de casa.',
  'needs-guardian': 'Com menos de 16 anos, quem cria a conta é a pessoa responsável por você. Nada foi gravado.',
  'not-at-this-age': 'Isto ainda não é para a sua idade aqui na casa.',
  'guardian-away': 'A pessoa responsável por você não está na casa agora. Enquanto isso, nada muda nos seus contatos.',
  'not-your-ward': 'Esta conta não está sob os seus cuidados.',
  'wards-full': 'Você já cuida de oito contas, que é o máximo. Outra pessoa adulta da família pode cuidar da próxima.',
  'approval-over': 'Este pedido já foi respondido ou venceu.',
  'no-free-seat': 'Todos os seus lugares já estão ocupados ou reservados. Libere uma reserva ou peça mais lugares.',
  'seats-left': 'Você ainda tem lugar livre. Quando acabarem, dá para pedir mais.',
  'reservation-unknown': 'Esta reserva não existe mais: ou a pessoa já entrou, ou o lugar voltou para você.',
  'circle-unknown': 'Um dos círculos escolhidos não é seu ou não existe mais. Escolha de novo.',
  'person-unknown': 'Não encontramos esta pessoa na casa.',
  'blocked-by-you': 'Você bloqueou esta pessoa. Para fazer a conexão, desbloqueie primeiro, na sua página.',
  'not-connected':
    'Alguém que você escolheu não está mais entre as suas conexões. Confira quem vai ver e publique de novo.',
  'audience-wider':
    'Desde que você escreveu, mais gente passou a ver suas publicações. Confira os nomes e publique de novo.',
  'code-wrong': 'Este código não está certo ou já venceu. Confira na mensagem, ou peça outro.',
  'proof-needed': 'A conferência contra robôs venceu. Tente de novo.',
  'too-many-tries': 'Foram muitas tentativas. Espere um minuto e tente de novo.',
  'id-taken': 'Esta publicação já existe.',
  'not-an-image': 'Este arquivo não é uma imagem que a gente consiga abrir. Tente uma foto JPEG, PNG ou WebP.',
  'too-large': 'Esta foto é grande demais. Ela pode ter até 20 MB.',
  'quota-exceeded':
    'Seu espaço para fotos nesta casa acabou. Apague alguma coisa antiga ou fale com quem cuida da casa.',
  'photo-missing': 'Uma das fotos não chegou. Coloque de novo.',
  'not-an-admin': 'Só quem cuida da casa pode fazer isto.',
  'blog-post-unknown': 'Não encontramos este texto do blog.',
  'edited-elsewhere':
    'Outra pessoa salvou este texto enquanto você escrevia. Copie o que é seu, abra a versão nova e junte os dois.',
  'post-incomplete': 'Falta alguma coisa: cada língua precisa de título, resumo e texto antes de sair.',
  'blog-full': 'O blog chegou ao limite de textos publicados. Tire um do ar antes de pôr outro.',
  'try-again': 'Não deu para terminar agora. Tente de novo.',
} satisfies Record<ErrorCode, string>
