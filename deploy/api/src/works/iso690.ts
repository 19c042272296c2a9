/**
 * ISO 690 for a university work, after the author-date examples of the standard: SURNAMES, Name, year. Title [en
 * línea]. Kind. University. Disponible en: address. Written in CSL for citation-js, which has no style for ISO 690.
 */
export const iso690 = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="es-ES">
  <info>
    <title>ISO 690</title>
    <id>iso690-works</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <citation>
    <layout>
      <text variable="title"/>
    </layout>
  </citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=". ">
        <group delimiter=", ">
          <names variable="author">
            <name name-as-sort-order="all" sort-separator=", ">
              <name-part name="family" text-case="uppercase"/>
            </name>
          </names>
          <date variable="issued">
            <date-part name="year"/>
          </date>
        </group>
        <group delimiter=" ">
          <text variable="title"/>
          <text value="[en línea]"/>
        </group>
        <text variable="genre"/>
        <text variable="publisher"/>
        <text variable="URL" prefix="Disponible en: "/>
      </group>
    </layout>
  </bibliography>
</style>`;
