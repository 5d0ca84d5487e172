import type { LessonTexts } from "./types.ts";

export const microsoldaduraCasos: LessonTexts = {
  qfn: `El QFN no deja ver sus uniones, así que el método debe ser repetible.

## Retiro

Orientación fotografiada, flux, precalentamiento y aire en óvalos. Un **toque suave** lo desplaza: está listo. Levanta recto.

## Preparación

1. Contactos de placa: malla, alcohol, y una capa fina y **pareja**.
2. Base central: plana, casi sin estaño.
3. Chip nuevo: contactos brillantes; si están mates, estáñalos.

## Montaje

1. Flux en gel delgado.
2. Alinea con las marcas de la placa.
3. Calienta hasta que baje y **se centre solo** por tensión del estaño.
4. Empuja apenas una esquina: debe volver.

## El menisco perfecto

Repasa los costados con punta fina: una curva cóncava del contacto a la placa. Mide alimentaciones a tierra antes de dar energía. Si el chip flota, retira: sobró estaño en el centro.`,

  "bga-retiro": `En un BGA las uniones son esferas ocultas. Si lo levantas antes de tiempo, arrancas contactos que no se ven.

1. Retira la **resina** de los bordes, si tiene, con calor suave y herramienta roma.
2. Protege vecinos y conectores.
3. Flux líquido que entre **por debajo**.
4. Precalienta toda la zona y estabiliza.
5. Aire parejo, con boquilla del tamaño del chip, siguiendo tu perfil.
6. Vigila: los componentes pequeños vecinos brillan cuando el estaño está líquido. Un toque mínimo y el chip **flota y vuelve**.
7. Levanta vertical, con ventosa o pinza.

## Si no flota

Más tiempo abajo, no más temperatura arriba. Nunca palanquees. Deja enfriar sola la placa y revisa con microscopio que **todos** los contactos siguen ahí.`,

  reballing: `Reponer las esferas es devolverle al chip sus patas, todas de la misma altura.

1. Limpia el chip con malla y flux, **sin rayar** la máscara. Debe quedar plano y brillante.
2. Alcohol y secado completo.
3. Flux **muy delgado** y parejo: si sobra, las esferas nadan.
4. Alinea la **plantilla** con los contactos; revísala por las cuatro esquinas.
5. Riega las esferas y retira el sobrante. Una por hueco, ni más ni menos.
6. Calienta parejo hasta que brillen y se asienten.
7. Deja enfriar **antes** de retirar la plantilla.

## Corregir faltantes

Pon flux, una esfera con la punta de una aguja y vuelve a calentar. Dos unidas: retíralas y repite.

Confirma el diámetro y la aleación adecuados para ese chip. Al final míralo de lado: todas deben tener la misma altura.`,

  "bga-montaje": `El montaje es el retiro al revés, con más cuidado en la posición.

1. Contactos de la placa **planos** y limpios, sin picos de estaño.
2. Flux en gel, capa fina.
3. Presenta el chip con las **marcas de esquina** y la orientación de tu foto.
4. Precalienta y estabiliza.
5. Aire parejo. Verás la **caída controlada**: el chip baja un poco y se acomoda.
6. Un toque lateral mínimo: debe volver a su sitio.
7. Deja enfriar sin mover ni soplar.

## Antes de encender

- Resistencia a tierra de cada alimentación, comparada con placa sana.
- Modo diodo en las señales accesibles.
- Mira por debajo con luz rasante: separación pareja en los cuatro lados.

Si una esquina queda más alta, no la aprietes: vuelve a calentar. Limpia el flux por los bordes.`,

  "caso-ps5-corto": `**Equipo**: PS5 que no enciende; la fuente hace clic y se protege.

## Método

1. Resistencia a tierra en la línea principal: casi **cero**. Hay corto.
2. Se retira la fuente y se repite: sigue en la placa.
3. Se conecta una **fuente de banco** en esa línea, con voltaje **bajo** y corriente limitada.
4. Con la cámara térmica, o alcohol que se evapora, se busca el punto que se calienta.
5. Aparece un **condensador** tibio junto a un regulador.
6. Al retirarlo el corto desaparece.
7. Antes de celebrar: ¿se dañó solo o lo mató el regulador? Se miden las salidas.
8. Se reemplaza y se prueba.

## Enseñanzas

Nunca inyectes por encima del voltaje normal de la línea. Sube la corriente de a poco. Si todo se calienta parejo, el corto está en un chip grande: ahí cambia la conversación con el cliente.`,

  "caso-switch-agua": `**Equipo**: Switch que se mojó hace dos días. El cliente quiere sobre todo sus **partidas**.

## Orden

1. Nada de cargador. Se desconecta la **batería** y se retira la memoria.
2. Inspección: blanco y verde cerca del puerto y del conector de pantalla.
3. Se quitan blindajes y se limpia en ultrasonido con líquido para electrónica, en ciclos cortos.
4. Enjuague con alcohol y secado con aire tibio.
5. Mediciones: entrada en corto por un **condensador** del puerto. Se cambia.
6. Se resuelda un conector con contactos oxidados.
7. Enciende con batería sana y fuente limitada.

## Los datos

Las partidas están en la memoria **interna** y ligadas a la consola: lo que se recupera es la placa. Apenas enciende, se le pide al cliente que **respalde en la nube** lo que el juego permita.

Explica siempre que el agua puede cobrar meses después.`,

  "caso-control-elite": `**Equipo**: control Elite que funciona por cable y no se empareja.

## Hipótesis

- **Antena** o su conexión.
- **Cristal** que da el reloj a la radio.
- **Integrado** inalámbrico o su alimentación.

## Pruebas

1. ¿Aparece al buscar y no conecta, o **ni siquiera aparece**? Aparecer lejos y no cerca apunta a antena.
2. Se actualiza el firmware por cable y se reinicia: descarta software.
3. Inspección de la antena: golpe visible, pista agrietada. Continuidad hasta la radio.
4. Voltaje del integrado en sus condensadores.
5. Reloj con osciloscopio, con punta de baja carga: señal o no señal.

## Decisión

Con antena abierta, un puente corto **por la misma ruta**. Con cristal muerto, se reemplaza por uno igual. Si hay alimentación y reloj y no transmite, el integrado: se valora si el costo lo justifica. Anota cuál fue: la próxima vez empezarás por ahí.`,
};
