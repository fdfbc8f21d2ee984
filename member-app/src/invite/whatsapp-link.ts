/** Opens WhatsApp with a message that waits for its receiver (https://faq.whatsapp.com/5913398998672934). */
export function whatsappLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
