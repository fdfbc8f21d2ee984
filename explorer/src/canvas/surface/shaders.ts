/**
 * Two programs draw everything, without a vertex buffer: each corner finds by its number what it belongs to in textures
 * of 1024 texels a row. So moving everybody uploads two floats for each and nothing else, and no software rasteriser
 * pays for instances, which some draw one by one.
 *
 * Textures: `positions` and `looks` (colour, size, shown, shines) of each person; `palette`, with 252 a tie, 253 door, 254
 * cream, 255 ground; `pairs`, which are ties, people, steps of the path or marks: a person and, 24 bits higher, a kind; then
 * the other person.
 *
 * Numbers: `middle` of the view in units, `scale` in CSS pixels a unit, `density` in device pixels a CSS pixel, `clip`
 * in clip units a CSS pixel, `corners` of each thing (2 for lines, 1 for points), `leastSide` of a person in CSS
 * pixels, `focus` who shines with those whose look says so, `strength` of ties, `palesFrom` the length in CSS pixels from
 * which they pale.
 */
const shared = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp usampler2D;
uniform sampler2D positions, palette;
uniform usampler2D looks, pairs;
uniform vec2 middle, clip;
uniform float scale, density, leastSide, strength, palesFrom;
uniform int corners, focus;
ivec2 texel(int number) { return ivec2(number & 1023, number >> 10); }
vec2 spotOf(int person) { return (texelFetch(positions, texel(person), 0).xy - middle) * scale; }
vec4 paint(uint colour) { return texelFetch(palette, ivec2(colour, 0), 0); }
`

/** Two triangles have six corners, of which the last three close the second one: 0 1 2, 1 2 3. */
const cornerOf = `
  int corner = gl_VertexID % corners;
  if (corner > 2) corner -= 2;
  int thing = gl_VertexID / corners;
  gl_Position = vec4(2, 2, 2, 1);
`

/** Kind of a tie: how much is shown of it, 4 more for an invite; 8 for a step of the path. */
export const tieVertex = `${shared}
flat out vec4 colour;
flat out float halfWidth;
flat out float dots;
out float across, along;
void main() {
${cornerOf}
  uvec2 pair = texelFetch(pairs, texel(thing), 0).xy;
  int from = int(pair.x & 0xffffffu), to = int(pair.y);
  uint kind = pair.x >> 24;
  bool isStep = kind > 7u, isInvite = kind > 3u;
  uvec4 look = texelFetch(looks, texel(from), 0), otherLook = texelFetch(looks, texel(to), 0);
  uint shown = isStep ? 2u : min(kind & 3u, min(look.z, otherLook.z));
  if (shown == 0u) return;
  bool isLit = from == focus || to == focus;
  if (focus >= 0 && !isStep && !isLit) shown = 1u;
  vec2 start = spotOf(from), end = spotOf(to), way = end - start;
  float far = length(way);
  float opacity = strength * (isInvite ? 2. : 1.) * (shown == 1u ? .12 : 1.) / (1. + far / palesFrom);
  if (isLit && shown == 2u) opacity = max(opacity, .6);
  // Too pale to be seen, yet long: not worth its pixels.
  if (opacity < .012 && !isStep) return;
  halfWidth = isStep ? 3. : isInvite ? .65 : .5;
  vec4 tint = mix(paint(isInvite ? 254u : 252u), paint(look.x), look.x == otherLook.x ? .55 : 0.);
  // Of a tie that is too short for dots all is drawn, and paler.
  dots = isInvite || isStep ? 0. : clamp(far * .1 - .6, 0., 1.);
  if (!isInvite) opacity *= .6 + .4 * dots;
  along = (corner & 1) > 0 ? far : 0.;
  colour = isStep ? paint(254u) : tint * min(opacity, .9);
  across = corners > 2 ? (halfWidth + .5 / density) * (corner > 1 ? 1. : -1.) : 0.;
  vec2 aside = vec2(-way.y, way.x) / max(far, .001) * across;
  gl_Position = vec4(((corner & 1) > 0 ? end : start) * clip + aside * clip, 0, 1);
}`

/** A step of the path has a rim of the ground; who only knows somebody is tied to them by dots, 1.6 of 4 pixels. */
export const tieFragment = `${shared}
flat in vec4 colour;
flat in float halfWidth, dots;
in float across, along;
out vec4 pixel;
void main() {
  float off = abs(across);
  pixel = colour * clamp((halfWidth - off) * density + .5, 0., 1.);
  pixel *= mix(1., step(fract(along * .25), .4), dots);
  if (halfWidth == 3.)
    pixel.rgb = mix(paint(255u).rgb * pixel.a, pixel.rgb, clamp((1.5 - off) * density + .5, 0., 1.));
}`

/** Kind of a mark: 1 on the path, 2 an end of it, 3 chosen, 4 under the mouse; 5 a whole group, 0 anybody else. */
export const personVertex = `${shared}
flat out vec4 colour;
flat out float halfSide, gap, frame;
flat out uint kind;
out vec2 place;
void main() {
${cornerOf}
  uint mark = texelFetch(pairs, texel(thing), 0).x;
  int person = int(mark & 0xffffffu);
  kind = mark >> 24;
  bool isOnPath = kind == 1u || kind == 2u;
  uvec4 look = texelFetch(looks, texel(person), 0);
  if (look.z == 0u && !isOnPath) return;
  halfSide = .5 * leastSide * (kind == 5u ? float(look.y) / 255. : 1. + float(look.y) / 127.5);
  bool isPale = look.z == 1u || (focus >= 0 && look.w == 0u);
  float opacity = isPale ? .16 : 1., leastHalf = .75 / density;
  if (halfSide < leastHalf) {
    opacity *= max(halfSide * halfSide / (leastHalf * leastHalf), .35);
    halfSide = leastHalf;
  }
  colour = paint(isOnPath ? 254u : look.x);
  if (kind == 0u || kind == 5u) {
    colour *= opacity;
    gap = frame = 0.;
  } else {
    halfSide = max(halfSide, kind == 2u ? 12. : kind == 4u ? 4. : 6.);
    gap = 2.;
    frame = isOnPath ? 0. : kind == 3u ? 2.5 : 1.5;
  }
  float reach = halfSide + gap + frame + .5 / density;
  place = corners > 1 ? (vec2(corner & 1, corner >> 1) * 2. - 1.) * reach : vec2(reach);
  gl_PointSize = 2. * reach * density;
  gl_Position = vec4((spotOf(person) + (corners > 1 ? place : vec2(0))) * clip, 0, 1);
}`

/** A block with rounded corners; an end of the path is a door in it, a large one has a cross of the ground. */
export const personFragment = `${shared}
flat in vec4 colour;
flat in float halfSide, gap, frame;
flat in uint kind;
in vec2 place;
out vec4 pixel;
float cover(float inside) { return clamp(inside * density + .5, 0., 1.); }
void main() {
  vec2 spot = corners > 1 ? place : place * (gl_PointCoord * 2. - 1.);
  float radius = min(halfSide * .3, 5.);
  vec2 beyond = abs(spot) - halfSide + radius;
  float outside = length(max(beyond, 0.)) + min(max(beyond.x, beyond.y), 0.) - radius;
  pixel = colour;
  if (kind == 2u) {
    spot /= halfSide;
    float arch = max(spot.y < 0. ? length(spot) - .5 : abs(spot.x) - .5, spot.y - .62);
    pixel = mix(paint(253u), pixel, cover(arch * halfSide));
  } else if (halfSide > 9.) {
    float bars = cover(halfSide * .07 - min(abs(spot.x), abs(spot.y)));
    pixel.rgb = mix(pixel.rgb, paint(255u).rgb * pixel.a, .45 * min((halfSide - 9.) * .25, 1.) * bars);
  }
  if (gap > 0.) pixel = mix(pixel, paint(255u), cover(outside));
  if (frame > 0.) pixel = mix(pixel, paint(254u), cover(outside - gap));
  pixel *= 1. - cover(outside - gap - frame);
}`
