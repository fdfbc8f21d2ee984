const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that has been cleaned, for an attribute in double quotes or between tags (XML 1.0, section 2.4). */
export const xmlText = (text: string): string => text.replace(/[&<>"]/g, (character) => special[character]!)
