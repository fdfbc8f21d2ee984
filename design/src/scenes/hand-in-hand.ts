import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { body, bodyAt } from '../things/body.ts'
import { cast } from '../things/cast.ts'

/** A mother and her daughter in the doorway. Once a page: the wall's pattern carries a fixed id. */
export const handInHand = (options: SvgOptions = {}): string =>
  svg(
    '0 0 720 560',
    [
      `<defs><pattern id="hand-wall" width="64" height="64" x="40" y="36" patternUnits="userSpaceOnUse"><path d="M0 0H64V64H0Z" fill="var(--sc-wall)" stroke="var(--sc-joint)" stroke-width="1.5"/><path d="${modulePath('petala')}" fill="var(--course-hole)"/></pattern></defs>`,
      '<path d="M40 0H720V484H40Z" fill="url(#hand-wall)"/>',
      '<path d="M24 0H720V16H24Z" fill="var(--sc-roof-1)"/><path d="M40 16H720V28H40Z" fill="var(--sc-eave)"/>',
      '<path d="M204 484V256a176 176 0 0 1 352 0V484Z" fill="var(--sc-frame)"/>',
      '<path d="M224 484V256a156 156 0 0 1 312 0V484Z" fill="var(--sc-light)"/>',
      '<path d="M272 484a108 108 0 0 1 216 0Z" fill="var(--sc-sun-low)"/>',
      '<path d="M0 484H720V560H0Z" fill="var(--sc-tile)"/>',
      '<path d="M0 484H720V494H0Z" fill="var(--sc-eave)"/>',
      '<path d="M224 484H536L580 560H190Z" fill="var(--sc-light)"/>',
      '<path d="M0 524H720M60 494L20 560M160 494L136 560M620 494L646 560" stroke="var(--sc-tile-joint)" stroke-width="2"/>',
      bodyAt(
        body(cast.marina, {
          pose: 'dress',
          trousers: '',
          hands: [
            [-4, 118],
            [66, 121],
          ],
        }),
        330,
        536,
        1.9,
      ),
      bodyAt(
        body(cast.nina, {
          pose: 'stand',
          trousers: '#2f5f97',
          hands: [
            [-8, 86],
            [62, 116],
          ],
        }),
        444,
        540,
        1.26,
      ),
    ].join(''),
    options,
  )
