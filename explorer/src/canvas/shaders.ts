/**
 * Two programs draw everything. Positions (two floats), look (colour, size, shown) and palette are textures read by
 * number, 1024 texels a row, so that moving everybody uploads two floats for each and nothing else.
 *
 * V: middle of the view, pixels a unit, device pixels a CSS pixel. S: clip units a CSS pixel in x and y, least side of
 * a person in CSS pixels. T: strength of ties, length from which they pale, 1 for bands.
 * Palette: 252 a tie, 253 door, 254 cream, 255 ground.
 */
const shared = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;precision highp usampler2D;
uniform vec4 V;uniform vec3 S,T;uniform sampler2D P,C;uniform usampler2D L;
ivec2 at(uint i){return ivec2(i&1023u,i>>10);}
vec2 spot(uint i){return(texelFetch(P,at(i),0).xy-V.xy)*V.z;}
vec4 paint(uint i){return texelFetch(C,ivec2(i,0),0);}
`

/** a and b: the two people; k: shown, 4 more for an invite, 8 for the path. */
export const tieVertex = `${shared}
layout(location=0)in uint a;layout(location=1)in uint b;layout(location=2)in uint k;
flat out vec4 c;flat out float h;out float e;
void main(){
uvec4 l=texelFetch(L,at(a),0),m=texelFetch(L,at(b),0);
uint s=min(k&3u,min(l.z,m.z));
bool way=(k&8u)>0u;
if(way)s=2u;
vec2 p=spot(a),q=spot(b),d=q-p;
float n=length(d);
d/=max(n,.001);
bool invite=(k&4u)>0u;
h=way?3.:invite?.65:.5;
float g=T.x*(invite?1.7:1.)*(s==1u?.12:1.)/(1.+n/T.y);
c=way?paint(254u):mix(paint(252u),paint(l.x),l.x==m.x?.55:.0)*min(g,.9);
float side=float(gl_VertexID>>1)*2.-1.,w=(h+.5/V.w)*T.z;
e=side*w;
gl_Position=s==0u?vec4(2,2,2,1):vec4(((gl_VertexID&1)>0?q:p)*S.xy+vec2(-d.y,d.x)*e*S.xy,0,1);
if(T.z==0.)e=0.;
}`

export const tieFragment = `${shared}
flat in vec4 c;flat in float h;in float e;out vec4 o;
void main(){
float f=abs(e);
o=c*clamp((h-f)*V.w+.5,0.,1.);
if(h==3.)o.rgb=mix(paint(255u).rgb*o.a,o.rgb,clamp((1.5-f)*V.w+.5,0.,1.));
}`

/** a: the person; k: 0 a person, 1 on the path, 2 an end of it, 3 chosen, 4 under the mouse. */
export const personVertex = `${shared}
layout(location=0)in uint a;layout(location=1)in uint k;
flat out vec4 c;flat out vec3 f;flat out uint j;out vec2 u;
void main(){
uvec4 l=texelFetch(L,at(a),0);
j=k;
float h=.5*S.z*(1.+float(l.y)/127.5),z=.75/V.w,g=l.z==1u?.16:1.;
if(h<z){g*=max(h*h/(z*z),.35);h=z;}
f=vec3(h,0,0);
c=paint(l.x);
if(j==1u){c=paint(254u);f=vec3(max(h,6.),2,0);}
if(j==2u){c=paint(254u);f=vec3(max(h,12.),2,0);}
if(j>2u){g=1.;f=vec3(max(h,j==3u?6.:4.),2,j==3u?2.5:1.5);}
if(j==0u)c*=g;
u=(vec2(gl_VertexID&1,gl_VertexID>>1)*2.-1.)*(f.x+f.y+f.z+1.);
gl_Position=l.z==0u&&j==0u?vec4(2,2,2,1):vec4((spot(a)+u)*S.xy,0,1);
}`

export const personFragment = `${shared}
flat in vec4 c;flat in vec3 f;flat in uint j;in vec2 u;out vec4 o;
float cover(float d){return clamp(d*V.w+.5,0.,1.);}
float box(vec2 p,vec2 h,float r){vec2 q=abs(p)-h+r;return length(max(q,0.))+min(max(q.x,q.y),0.)-r;}
void main(){
float d=box(u,vec2(f.x),min(f.x*.3,5.));
o=c;
if(j==2u){
vec2 a=u/f.x;
float s=max(a.y<0.?length(a)-.5:abs(a.x)-.5,a.y-.62);
o=mix(paint(253u),o,cover(s*f.x));
}else if(f.x>9.){
vec2 a=abs(u);
o.rgb=mix(o.rgb,paint(255u).rgb*o.a,.45*clamp((f.x-9.)*.25,0.,1.)*cover(f.x*.07-min(a.x,a.y)));
}
if(f.y>0.)o=mix(o,paint(255u),cover(d));
if(f.z>0.)o=mix(o,paint(254u),cover(d-f.y));
o*=1.-cover(d-f.y-f.z);
}`
