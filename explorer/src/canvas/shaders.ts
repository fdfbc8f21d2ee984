/**
 * Two programs draw everything, without a vertex buffer: each corner finds by its number what it belongs to in
 * textures of 1024 texels a row. So moving everybody uploads two floats for each and nothing else, and no software
 * rasteriser pays for instances, which some draw one by one.
 *
 * P: positions. L: colour, size and shown of each person. C: palette, with 252 a tie, 253 door, 254 cream, 255 ground.
 * Q: ties, steps of the path or marks: person and, 24 bits higher, a kind; then the other person.
 * V: middle of the view, pixels a unit, device pixels a CSS pixel. S: clip units a CSS pixel in x and y, least side of
 * a person in CSS pixels. T: strength of ties, length from which they pale, corners of a tie (2 for lines); for people
 * corners of a person (1 for points) and whether they come from Q.
 */
const shared = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;precision highp usampler2D;
uniform vec4 V;uniform vec3 S,T;uniform sampler2D P,C;uniform usampler2D L,Q;
ivec2 at(int i){return ivec2(i&1023,i>>10);}
vec2 spot(int i){return(texelFetch(P,at(i),0).xy-V.xy)*V.z;}
vec4 paint(uint i){return texelFetch(C,ivec2(i,0),0);}
`

/** Kind of a tie: shown, 4 more for an invite; 8 for a step of the path. Corners 3 to 5 close the second triangle. */
export const tieVertex = `${shared}
flat out vec4 c;flat out float h;out float e;
void main(){
int n=int(T.z),v=gl_VertexID%n;
if(v>2)v-=2;
uvec2 t=texelFetch(Q,at(gl_VertexID/n),0).xy;
int a=int(t.x&0xffffffu),b=int(t.y);
uint k=t.x>>24;
uvec4 l=texelFetch(L,at(a),0),m=texelFetch(L,at(b),0);
uint s=k>7u?2u:min(k&3u,min(l.z,m.z));
gl_Position=vec4(2,2,2,1);
if(s==0u)return;
vec2 p=spot(a),q=spot(b),d=q-p;
float z=length(d),g=T.x*(k>3u?1.7:1.)*(s==1u?.12:1.)/(1.+z/T.y);
h=k>7u?3.:k>3u?.65:.5;
c=k>7u?paint(254u):mix(paint(252u),paint(l.x),l.x==m.x?.55:0.)*min(g,.9);
e=n>2?(h+.5/V.w)*(v>1?1.:-1.):0.;
gl_Position=vec4(((v&1)>0?q:p)*S.xy+vec2(-d.y,d.x)/max(z,.001)*e*S.xy,0,1);
}`

export const tieFragment = `${shared}
flat in vec4 c;flat in float h;in float e;out vec4 o;
void main(){
float f=abs(e);
o=c*clamp((h-f)*V.w+.5,0.,1.);
if(h==3.)o.rgb=mix(paint(255u).rgb*o.a,o.rgb,clamp((1.5-f)*V.w+.5,0.,1.));
}`

/** Kind of a mark: 1 on the path, 2 an end of it, 3 chosen, 4 under the mouse. f: half a side, gap, frame. */
export const personVertex = `${shared}
flat out vec4 c;flat out vec3 f;flat out uint j;out vec2 u;
void main(){
int n=int(T.x),v=gl_VertexID%n,i=gl_VertexID/n;
if(v>2)v-=2;
uint t=T.y>0.?texelFetch(Q,at(i),0).x:uint(i);
i=int(t&0xffffffu);
j=t>>24;
uvec4 l=texelFetch(L,at(i),0);
gl_Position=vec4(2,2,2,1);
if(l.z==0u&&(j==0u||j>2u))return;
float h=.5*S.z*(1.+float(l.y)/127.5),z=.75/V.w,g=l.z==1u?.16:1.;
if(h<z){g*=max(h*h/(z*z),.35);h=z;}
c=paint(j==1u||j==2u?254u:l.x);
if(j==0u){c*=g;f=vec3(h,0,0);}
else f=j==1u?vec3(max(h,6.),2,0):j==2u?vec3(max(h,12.),2,0):j==3u?vec3(max(h,6.),2,2.5):vec3(max(h,4.),2,1.5);
float r=f.x+f.y+f.z+.5/V.w;
u=n>1?(vec2(v&1,v>>1)*2.-1.)*r:vec2(r);
gl_PointSize=2.*r*V.w;
gl_Position=vec4((spot(i)+(n>1?u:vec2(0)))*S.xy,0,1);
}`

export const personFragment = `${shared}
flat in vec4 c;flat in vec3 f;flat in uint j;in vec2 u;out vec4 o;
float cover(float d){return clamp(d*V.w+.5,0.,1.);}
void main(){
vec2 p=T.x>1.?u:u*(gl_PointCoord*2.-1.),q;
float r=min(f.x*.3,5.),d;
q=abs(p)-f.x+r;
d=length(max(q,0.))+min(max(q.x,q.y),0.)-r;
o=c;
if(j==2u){
p/=f.x;
o=mix(paint(253u),o,cover(max(p.y<0.?length(p)-.5:abs(p.x)-.5,p.y-.62)*f.x));
}else if(f.x>9.)o.rgb=mix(o.rgb,paint(255u).rgb*o.a,.45*min((f.x-9.)*.25,1.)*cover(f.x*.07-min(abs(p.x),abs(p.y))));
if(f.y>0.)o=mix(o,paint(255u),cover(d));
if(f.z>0.)o=mix(o,paint(254u),cover(d-f.y));
o*=1.-cover(d-f.y-f.z);
}`
