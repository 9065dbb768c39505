import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  Document,
  Font,
  Image,
  Link,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import sharp from "sharp";
import { isBlock, parseRichText, type RichBlock, type RichItem, type RichNode } from "#core/resume/rich-text.ts";
import type { Item, ResumeDocument, Section } from "#core/resume/schema.ts";
import { decodeWoff } from "#server/adapters/renderer/system-font.ts";
import { cacheFolder } from "#server/cache-folder.ts";
import { readFontFile } from "#server/fonts/font-css.ts";
import { printFontCss } from "#server/fonts/sheet-fonts.ts";
import { projectRoot } from "#server/root.ts";

/**
 * Returns a function that prints the same content in the same two columns with @react-pdf/renderer, the most used
 * library, as the reference for our figures. Its fonts and its photo are loaded before it returns.
 */
export async function reactPdfPrinter(document: ResumeDocument): Promise<() => Promise<Buffer>> {
  const photo = await photoOf(document);
  const han = document.config.lang === "ch" ? await hanStack(document) : [];
  return () => renderToBuffer(<Resume document={document} photo={photo} han={han} />);
}

/** The library cannot draw an SVG photo; as a PNG in print resolution it shows the same photo as ours. */
function photoOf(document: ResumeDocument): Promise<Buffer> {
  const [, coded = ""] = /^data:image\/svg\+xml[^,]*,(.*)$/s.exec(document.data.basicInfo.avatar) ?? [];
  return sharp(Buffer.from(decodeURIComponent(coded)))
    .resize(276, 276)
    .png()
    .toBuffer();
}

/**
 * The fonts are converted to TrueType: with the packages' WOFF files the library takes seconds a page, which would
 * flatter us.
 */
const folder = await cacheFolder("bench-fonts");
function faces(name: string, weights: number[], subset = "latin") {
  return weights.map((fontWeight) => {
    const file = `${name}-${subset}-${fontWeight}-normal`;
    const src = path.join(folder, `${file}.ttf`);
    const woff = path.join(projectRoot, `node_modules/@fontsource/${name}/files/${file}.woff`);
    if (!existsSync(src)) writeFileSync(src, decodeWoff(readFileSync(woff)));
    return { src, fontWeight };
  });
}

/**
 * Chinese fonts: the same slices that our print uses, as static TrueType, each a family of its own in the library's
 * font stack. Only the slices that the document needs are loaded, as on our side. One font of all slices would make the
 * library about a fifth faster, but no package provides one.
 */
const hanId = "noto-sans-sc";
async function hanStack(document: ResumeDocument): Promise<string[]> {
  const points = [...new Set(JSON.stringify(document.data))].map((character) => character.codePointAt(0) ?? 0);
  const rules = printFontCss(hanId).matchAll(
    /font-family:"Noto Sans SC";font-style:normal;font-weight:(\d+);[^}]*url\(([^)]+)\)[^}]*unicode-range:([^}]+)/g,
  );
  const stack = new Set<string>();
  for (const [, weight = "", url = "", range = ""] of rules) {
    if (url.includes("-latin-") || !points.some((point) => point > 0x7e && isIn(point, range))) continue;
    const family = path.basename(url).split("@")[0] ?? "";
    const src = path.join(folder, `${family}-${weight}.ttf`);
    const bytes = await readFontFile(url);
    if (bytes) writeFileSync(src, bytes);
    Font.register({ family, fonts: [{ src, fontWeight: Number(weight) }] });
    stack.add(family);
  }
  return [...stack];
}

function isIn(point: number, range: string): boolean {
  return range.split(",").some((span) => {
    const [first = "", last = first] = span.slice(2).split("-");
    return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
  });
}

Font.register({ family: "Geist", fonts: faces("geist", [400, 500, 600, 700]) });
Font.register({ family: "Schibsted", fonts: faces("schibsted-grotesk", [700]) });
Font.registerHyphenationCallback((word) => [word]);

const colour = { ink: "#14181B", ink2: "#3E464D", ink3: "#646D75", theme: "#047857", tint: "#EDF6F3", line: "#A9CEC3" };
const pin = "M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6";
const styles = StyleSheet.create({
  page: { padding: 34, fontSize: 9, lineHeight: 1.5, color: colour.ink2 },
  name: { fontWeight: 700, fontSize: 26, color: colour.ink },
  title: { fontSize: 11.5, fontWeight: 600, color: colour.theme },
  contacts: { flexDirection: "row", flexWrap: "wrap", gap: 12, fontSize: 8.6, marginTop: 6, marginBottom: 14 },
  photo: { position: "absolute", top: 34, right: 34, width: 69, height: 69, borderRadius: 10 },
  contact: { flexDirection: "row", alignItems: "center", gap: 4 },
  icon: { width: 9, height: 9 },
  columns: { flexDirection: "row", gap: 22, flexGrow: 1 },
  main: { flex: 1 },
  side: { width: 166, backgroundColor: colour.tint, borderRadius: 9, padding: 15 },
  section: { marginBottom: 14 },
  sectionTitle: { fontSize: 9.6, fontWeight: 700, color: colour.theme, marginBottom: 5 },
  item: { marginBottom: 9 },
  line: { flexDirection: "row", justifyContent: "space-between" },
  itemTitle: { fontSize: 10, fontWeight: 600, color: colour.ink },
  quiet: { fontSize: 8.2, color: colour.ink3 },
  company: { color: colour.theme, fontWeight: 500 },
  bullet: { flexDirection: "row", gap: 6 },
  tags: { flexDirection: "row", flexWrap: "wrap", gap: 4 },
  tag: {
    fontSize: 8.2,
    borderWidth: 0.75,
    borderColor: colour.line,
    borderRadius: 4,
    paddingHorizontal: 6,
    paddingVertical: 2,
  },
  bold: { fontWeight: 700, color: colour.ink },
});

type ResumeProps = { document: ResumeDocument; photo: Buffer; han: string[] };

function Resume({ document: { data, config }, photo, han }: ResumeProps) {
  const { name, title, location, cellphone, email } = data.basicInfo;
  const column = (position: Section["position"]) =>
    data.sections
      .filter((section) => section.position === position)
      .map((section) => <Part key={section.id} {...section} />);
  return (
    <Document title={name} author={name} language={config.lang}>
      <Page size="A4" style={[styles.page, { fontFamily: ["Geist", ...han] }]}>
        <Image style={styles.photo} src={{ data: photo, format: "png" }} />
        <Text style={[styles.name, { fontFamily: ["Schibsted", ...han] }]}>{name}</Text>
        <Text style={styles.title}>{title}</Text>
        <View style={styles.contacts}>
          {[
            { name: location, src: "" },
            { name: cellphone, src: `tel:${cellphone}` },
            { name: email, src: `mailto:${email}` },
            ...data.links,
          ].map((contact) => (
            <View key={contact.name} style={styles.contact}>
              <Svg viewBox="0 0 24 24" style={styles.icon}>
                <Path d={pin} stroke={colour.theme} strokeWidth={2} />
              </Svg>
              {contact.src ? <Link src={contact.src}>{contact.name}</Link> : <Text>{contact.name}</Text>}
            </View>
          ))}
        </View>
        <View style={styles.columns}>
          <View style={styles.main}>{column("main")}</View>
          <View style={styles.side}>{column("side")}</View>
        </View>
      </Page>
    </Document>
  );
}

function Part({ name, tagStyle, data }: Section) {
  return (
    <View style={styles.section}>
      <Text style={styles.sectionTitle}>{name}</Text>
      {tagStyle ? (
        <View style={styles.tags}>
          {data.map((item) => (
            <Text key={item.id} style={styles.tag}>
              {item.title}
            </Text>
          ))}
        </View>
      ) : (
        data.map((item) => <Entry key={item.id} {...item} />)
      )}
    </View>
  );
}

function Entry({ title, subTitle, startDate, endDate, city, description }: Item) {
  return (
    <View style={styles.item}>
      <View style={styles.line}>
        <Text style={styles.itemTitle}>{title}</Text>
        <Text style={styles.quiet}>{[startDate, endDate].filter(Boolean).join(" - ")}</Text>
      </View>
      <View style={styles.line}>
        <Text style={styles.company}>{subTitle}</Text>
        <Text style={styles.quiet}>{city}</Text>
      </View>
      {createElement(View, {}, ...parseRichText(description).flatMap(block))}
    </View>
  );
}

/** The children are positional and the content never changes, so nothing needs a key. */
function block(node: RichBlock): ReactNode[] {
  if (node.type === "p") return [createElement(Text, {}, ...node.children.map(inline))];
  return node.children.map(({ children }) => (
    // biome-ignore lint/correctness/useJsxKeyInIterable: spread into createElement above
    <View style={styles.bullet}>
      <Text style={styles.company}>•</Text>
      {createElement(Text, { style: styles.main }, ...children.map(inline))}
    </View>
  ));
}

function inline(node: RichNode): ReactNode {
  if (node.type === "text") return node.text;
  if (node.type === "br") return "\n";
  if (isBlock(node)) return node.type === "p" ? node.children.map(inline) : node.children.map(inlineItem);
  return createElement(Text, { style: node.type === "strong" ? styles.bold : {} }, ...node.children.map(inline));
}

const inlineItem = (item: RichItem): ReactNode => item.children.map(inline);
