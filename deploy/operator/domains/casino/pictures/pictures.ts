import { gameArtSvg } from '@tessera/shared/art';
import type { CasinoNeeds } from '../needs.ts';

/** The edge leads the hosts of pictures here. */
const picturePath = '/pictures/games/:file';

/** A picture is drawn from its game's code and never becomes another; anybody's page may show it, and nothing in it runs. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

/** Stands in for a merchant's hosts of pictures: `/games/<code>.svg`, for the shape that carries a title. */
export function answerPictures({ app, catalogue }: Pick<CasinoNeeds, 'app' | 'catalogue'>): void {
  app.get<{ Params: { file: string } }>(
    picturePath,
    {
      // The operator's other answers are never cached; this one is.
      onSend: async (_request, reply) => {
        reply.headers(reply.statusCode === 200 ? headers : { 'x-content-type-options': 'nosniff' });
      },
    },
    (request, reply) => {
      const code = /^([\w-]{3,24})\.svg$/.exec(request.params.file)?.[1];
      const game = code && catalogue.current().byCode(code);
      if (!game) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      const { vassalage: vendor, category } = game;
      return reply.type('image/svg+xml').send(gameArtSvg({ vendor, code: game.code, category, ratio: '3:4' }));
    },
  );
}
