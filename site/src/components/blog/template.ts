/**
 * Tags of a Mustache template (https://mustache.github.io/mustache.5.html), so that a name its view does not have
 * fails the type check.
 */
type Named<View> = keyof View & string
type Held<View, Name extends keyof View> = NonNullable<View[Name]>

/** Names of texts and numbers; those of a nested view are dotted. */
type TextName<View> = {
  [Name in Named<View>]: Held<View, Name> extends string | number
    ? Name
    : Held<View, Name> extends boolean | readonly unknown[]
      ? never
      : `${Name}.${TextName<Held<View, Name>>}`
}[Named<View>]

/** Names that may be empty, false, null or many; `x.length` opens once for a list that has anything in it. */
type SectionName<View> = {
  [Name in Named<View>]: Held<View, Name> extends readonly unknown[]
    ? Name | `${Name}.length`
    : Held<View, Name> extends object
      ? Name | `${Name}.${SectionName<Held<View, Name>>}`
      : Name
}[Named<View>]

/** What stands before and after the content of a section. */
export interface Section {
  open: string
  close: string
}

export const template = <View>() => ({
  /** Escaped when it is filled in: the way for everything that people wrote. */
  text: (name: TextName<View>): string => `{{${name}}}`,
  /** As it is. Only for what the functions have sanitised. */
  html: (name: TextName<View>): string => `{{{${name}}}}`,
  each: (name: SectionName<View>): Section => ({ open: `{{#${name}}}`, close: `{{/${name}}}` }),
  without: (name: SectionName<View>): Section => ({ open: `{{^${name}}}`, close: `{{/${name}}}` }),
})
